package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderHelp;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Roster;
import java.util.List;
import java.util.function.Predicate;

/**
 * The edicts of a game master, as lines of the ruleset's own grammar. Edicts whose key begins with {@code mission}
 * are missions; every other one is an event.
 */
final class EdictLines {

    static final String OPTION = "what";

    private static final String MISSION = "mission";

    private final Game game;
    private final List<OrderType<?>> family;

    private EdictLines(Game game, Predicate<OrderType<?>> family) {
        this.game = game;
        this.family = game.edicts().types().stream().filter(family).toList();
    }

    /** Every edict that is no mission. */
    static EdictLines events(Game game) {
        return new EdictLines(game, type -> !mission(type));
    }

    /** The edicts about missions. */
    static EdictLines missions(Game game) {
        return new EdictLines(game, EdictLines::mission);
    }

    /** Every edict. */
    static EdictLines all(Game game) {
        return new EdictLines(game, type -> true);
    }

    private static boolean mission(OrderType<?> type) {
        return type.key().startsWith(MISSION);
    }

    /**
     * The whole line: what was typed, with the edict's own words before it if they were left out and only one edict can be
     * meant.
     */
    String line(String typed, Tongue tongue) {
        Lexicon lexicon = lexicon(tongue);
        if (game.edicts().read(typed, lexicon).order().isPresent()) {
            return typed;
        }
        List<String> meant = family.stream()
                .map(type -> String.join(" ", help(type, tongue).command()) + " " + typed)
                .filter(line -> game.edicts().read(line, lexicon).order().isPresent())
                .toList();
        return meant.size() == 1 ? meant.get(0) : typed;
    }

    /** Examples; none while nothing is typed, since whoever takes the first one of a list may not mean it. */
    List<Suggestion> suggestions(String typed, Tongue tongue) {
        if (typed.isBlank()) {
            return List.of();
        }
        List<Suggestion> examples = family.stream()
                .flatMap(type -> help(type, tongue).examples().stream())
                .map(Suggestion::of)
                .toList();
        return Suggestions.fitting(examples, typed);
    }

    private OrderHelp help(OrderType<?> type, Tongue tongue) {
        return game.edicts().help(type, lexicon(tongue));
    }

    private Lexicon lexicon(Tongue tongue) {
        return game.edicts().lexicon(tongue.locale(), Roster.of(List.of()));
    }
}
