package heraldo.bot.discord.gate;

import java.time.Duration;
import java.util.Optional;

/**
 * How to reach Discord.
 *
 * @param token the bot's token; never shown
 * @param rest where the REST interface is, version included; empty for Discord's own
 * @param gateway where the gateway is; empty for Discord's own
 * @param patience how long signing in, and signing off, may take
 * @param pace how fast the bot speaks there
 */
public record DiscordSettings(
        String token, Optional<String> rest, Optional<String> gateway, Duration patience, Pace pace) {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Discord itself. */
    public static DiscordSettings official(String token) {
        return new DiscordSettings(token, Optional.empty(), Optional.empty(), PATIENCE, Pace.USUAL);
    }

    /** Something that speaks as Discord does, at other addresses. */
    public static DiscordSettings at(String token, String rest, String gateway) {
        return new DiscordSettings(token, Optional.of(rest), Optional.of(gateway), PATIENCE, Pace.USUAL);
    }

    /** The same at another pace. */
    public DiscordSettings at(Pace other) {
        return new DiscordSettings(token, rest, gateway, patience, other);
    }

    @Override
    public String toString() {
        return "Discord at " + rest.orElse("its own address");
    }
}
