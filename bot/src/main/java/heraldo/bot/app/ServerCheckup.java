package heraldo.bot.app;

import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.room.Survey;
import heraldo.bot.discord.room.Survey.Server;
import heraldo.bot.discord.room.Survey.Unseen;
import heraldo.rules.kernel.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Looks at Discord as the bot finds it there, and changes nothing.
 *
 * @param discord how Discord is reached with a token
 */
record ServerCheckup(Map<String, String> environment, Function<String, DiscordSettings> discord) {
    /** With so few channels left, the next campaign may find no room. */
    private static final int FEW = 50;

    private static final int FEW_IN_CATEGORY = 2;

    /** The bot itself, and one finding for each server; nothing if there is no token. */
    List<Finding> all() {
        Token token;
        try {
            token = Token.from(environment);
        } catch (Complaint e) {
            // That there is none, or none that may be used, is found where the token is looked at.
            return List.of();
        }
        try {
            return findings(Survey.of(discord.apply(token.secret())));
        } catch (Survey.UnansweredException e) {
            return List.of(Finding.fail("discord", Reason.of(e)));
        }
    }

    private static List<Finding> findings(Survey survey) {
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.ok(
                "discord",
                "the bot is called " + survey.name() + ", servers: "
                        + (survey.servers().size() + survey.unseen().size())));
        findings.add(Finding.ok("invitation", survey.invitation()));
        survey.servers().forEach(server -> findings.add(finding(server)));
        survey.unseen().forEach(server -> findings.add(finding(server)));
        return findings;
    }

    private static Finding finding(Unseen server) {
        return Finding.note("server", "\"" + server.name() + "\" could not be looked at: " + server.why());
    }

    private static Finding finding(Server server) {
        List<String> lacks = new ArrayList<>();
        if (!server.missing().isEmpty()) {
            lacks.add("the bot lacks " + String.join(", ", server.missing()) + ": give its role these permissions");
        }
        if (server.wantsSecondFactor()) {
            lacks.add("it demands two-factor authentication: switch that on for the account that owns the bot");
        }
        List<String> full = full(server);
        String name = "\"" + server.name() + "\": ";
        if (!lacks.isEmpty()) {
            lacks.addAll(full);
            return Finding.fail("server", name + String.join("; ", lacks));
        }
        return full.isEmpty()
                ? Finding.ok("server", name + "nothing is missing, channels: " + server.channels())
                : Finding.note("server", name + String.join("; ", full));
    }

    private static List<String> full(Server server) {
        List<String> full = new ArrayList<>();
        if (server.channels() > Server.MOST_CHANNELS - FEW) {
            full.add("it has " + server.channels() + " of " + Server.MOST_CHANNELS + " channels");
        }
        if (server.fullest() > Server.MOST_IN_CATEGORY - FEW_IN_CATEGORY) {
            full.add("a category has " + server.fullest() + " of " + Server.MOST_IN_CATEGORY + " channels");
        }
        return full;
    }
}
