package heraldo.bot.discord.gate;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How to reach Discord.
 *
 * @param token the bot's token; never shown
 * @param address where it is; empty for Discord itself
 * @param signIn how long signing in may take
 * @param access who is offered the commands of game masters
 * @param pace how fast the bot speaks there
 * @param parts into how many parts Discord splits the bot's servers, and which of them are served
 * @param waits is told how long people and requests wait
 * @param time is told the time that stands on each of Discord's answers, to the second
 */
public record DiscordSettings(
        String token,
        Optional<Address> address,
        SignIn signIn,
        CommandAccess access,
        Pace pace,
        Parts parts,
        Waits waits,
        Consumer<Instant> time) {

    /**
     * Where something is that speaks as Discord does.
     *
     * @param rest where the REST interface is, version included
     * @param gateway where the gateway is
     * @param compressed whether what the gateway tells comes as one zlib stream
     */
    public record Address(String rest, String gateway, boolean compressed) {}

    /**
     * How long signing in may take.
     *
     * @param patience how long Discord may take to let the bot in, and then once more to tell of all its servers; those that have
     *     not come by then are gone on without
     * @param pause how long after a failure it is tried for the second time; every pause is twice as long as the one before,
     *     within reason
     */
    public record SignIn(Duration patience, Duration pause) {}

    /** The library itself goes on without a server that has not come for 75 seconds. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final Duration PAUSE = Duration.ofSeconds(5);

    /** Discord itself. */
    public static DiscordSettings official(String token) {
        return new DiscordSettings(
                token,
                Optional.empty(),
                new SignIn(PATIENCE, PAUSE),
                CommandAccess.OPEN,
                Pace.USUAL,
                Parts.all(1),
                Waits.UNCOUNTED,
                told -> {});
    }

    /** Something that speaks as Discord does, on this machine: nothing is compressed. */
    public static DiscordSettings at(String token, String rest, String gateway) {
        return official(token).at(new Address(rest, gateway, false));
    }

    /** The same at another address. */
    public DiscordSettings at(Address other) {
        return new DiscordSettings(token, Optional.of(other), signIn, access, pace, parts, waits, time);
    }

    /** Where the REST interface is; empty for Discord's own. */
    public Optional<String> rest() {
        return address.map(Address::rest);
    }

    /** Where the gateway is; empty for Discord's own. */
    public Optional<String> gateway() {
        return address.map(Address::gateway);
    }

    /** The same at another pace. */
    public DiscordSettings at(Pace other) {
        return new DiscordSettings(token, address, signIn, access, other, parts, waits, time);
    }

    /** The same with the commands of game masters offered to others. */
    public DiscordSettings offering(CommandAccess other) {
        return new DiscordSettings(token, address, signIn, other, pace, parts, waits, time);
    }

    /** The same, with somebody who counts how long people and requests wait. */
    public DiscordSettings countedBy(Waits counter) {
        return new DiscordSettings(token, address, signIn, access, pace, parts, counter, time);
    }

    /** The same, for whoever has less patience. */
    public DiscordSettings waiting(Duration forServers, Duration afterFailure) {
        return new DiscordSettings(
                token, address, new SignIn(forServers, afterFailure), access, pace, parts, waits, time);
    }

    /** The same, with somebody who is told what time it is at Discord. */
    public DiscordSettings tellingTime(Consumer<Instant> listener) {
        return new DiscordSettings(token, address, signIn, access, pace, parts, waits, listener);
    }

    /** The same with the servers in several parts. */
    public DiscordSettings split(Parts split) {
        return new DiscordSettings(token, address, signIn, access, pace, split, waits, time);
    }

    @Override
    public String toString() {
        return "Discord at " + rest().orElse("its own address");
    }
}
