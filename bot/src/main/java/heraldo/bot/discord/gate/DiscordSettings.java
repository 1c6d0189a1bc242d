package heraldo.bot.discord.gate;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The settings of the connection with Discord.
 *
 * @param token the bot's token; never shown
 * @param address the address of a substitute; empty for Discord itself
 * @param signIn the time limits for signing in
 * @param access the default permission for the commands of game masters
 * @param pace the rate limits and waits there
 * @param parts the parts into which Discord splits the bot's servers, and those served here
 * @param waits receives the waiting times of users and requests
 * @param time receives the time on each of Discord's answers, to the second
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
     * The address of a server with Discord's interface.
     *
     * @param rest the URL of the REST interface, version included
     * @param gateway the URL of the gateway
     * @param compressed whether the gateway sends one zlib stream
     */
    public record Address(String rest, String gateway, boolean compressed) {}

    /**
     * The time limits for signing in.
     *
     * @param patience the time limit for Discord to let the bot in, and then once more to list its servers; the bot goes on
     *     without those that are missing by then
     * @param pause the pause before the second attempt after a failure; every further pause is twice as long, within reason
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

    /** Returns the URL of the REST interface; empty for Discord's own. */
    public Optional<String> rest() {
        return address.map(Address::rest);
    }

    /** Returns the URL of the gateway; empty for Discord's own. */
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
