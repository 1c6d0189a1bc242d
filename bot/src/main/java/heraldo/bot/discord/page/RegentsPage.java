package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.rulebook.Governors;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Temper;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The regents of a campaign and their tempers, which are public. */
public final class RegentsPage {

    private final HostedRuleset<?> hosted;
    private final Speech speech;

    public RegentsPage(HostedRuleset<?> hosted, Speech speech) {
        this.hosted = hosted;
        this.speech = speech;
    }

    /** Explains regents in general, with every temper, without a campaign. */
    public Embed told() {
        return embed(Arrays.stream(Temper.values()).map(this::temper).toList(), "any");
    }

    /** The regents of the seats that nobody plays. */
    public Embed of(Roster roster) {
        List<Occupancy> governed = roster.occupancies().stream()
                .filter(occupancy -> !occupancy.played())
                .toList();
        List<String> lines = governed.stream()
                .map(occupancy -> line(occupancy, Governors.of(hosted, roster.campaign(), occupancy.seat())))
                .toList();
        return embed(lines, lines.isEmpty() ? "none" : "here");
    }

    private String line(Occupancy occupancy, Governor governor) {
        return speech.say(
                "discord.help.regents.line",
                "seat",
                occupancy.seat(),
                "temper",
                temper(governor.temper()),
                "strength",
                speech.say("discord.help.regents.strength." + key(governor.strength())));
    }

    private String temper(Temper temper) {
        return speech.say("discord.help.regents.temper." + key(temper));
    }

    private Embed embed(List<String> lines, String which) {
        return Embed.of(
                speech.plain().say("discord.help.regents.title"),
                Stream.concat(
                                Stream.of(speech.say("discord.help.regents.text")),
                                Stream.concat(
                                        Stream.of("", speech.say("discord.help.regents." + which)), lines.stream()))
                        .collect(Collectors.joining("\n")));
    }

    private static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
