package heraldo.bot.discord.page;

import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderHelp;
import heraldo.rules.order.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The help on the orders of a ruleset. */
public final class HelpEmbed {

    private final Game game;
    private final Speech speech;
    private final Tongue tongue;

    public HelpEmbed(Game game, Speech speech, Tongue tongue) {
        this.game = game;
        this.speech = speech;
        this.tongue = tongue;
    }

    /** Help on every order, in the order in which the ruleset declares them. */
    public List<OrderHelp> help() {
        Lexicon lexicon = game.orders().lexicon(tongue.locale(), Roster.of(List.of()));
        return game.orders().types().stream()
                .map(type -> game.orders().help(type, lexicon))
                .toList();
    }

    /** All orders, one line each: what it is called here, and the command to be pressed. */
    public Embed all() {
        String lines = help().stream()
                .map(help -> "**" + name(help) + "** " + code(typed(help)) + " — " + help.about())
                .collect(Collectors.joining("\n"));
        return Embed.of(game.name(tongue), lines);
    }

    /** One order: what it does, its line, its parts, examples. */
    public Embed one(OrderHelp help) {
        List<String> lines = new ArrayList<>();
        lines.add(help.about());
        lines.add("");
        lines.add(code(help.form()));
        for (OrderHelp.Part part : help.parts()) {
            lines.add("• **%s**: %s%s"
                    .formatted(
                            part.name(),
                            part.hint(),
                            part.values().map(kind -> " (" + kind + ")").orElse("")));
        }
        if (!help.examples().isEmpty()) {
            lines.add("");
            lines.add(speech.say("discord.help.examples"));
            help.examples().forEach(example -> lines.add(code(example)));
        }
        return Embed.of(typed(help), String.join("\n", lines));
    }

    private static String name(OrderHelp help) {
        return String.join(" ", help.command());
    }

    private String typed(OrderHelp help) {
        return "/" + game.command(tongue) + " " + name(help);
    }

    private static String code(String line) {
        return "`" + line + "`";
    }
}
