package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderHelp;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Roster;
import java.util.List;

/**
 * What a game master may do to a game, as lines of the ruleset's own grammar. Edicts belong to a family by the beginning of
 * their key: {@code event…}, {@code mission…}.
 */
final class EdictLines {

    static final String FIELD = "what";

    private final Game game;
    private final List<OrderType<?>> family;

    EdictLines(Game game, String family) {
        this.game = game;
        this.family = game.edicts().types().stream()
                .filter(type -> type.key().startsWith(family))
                .<OrderType<?>>map(type -> type)
                .toList();
    }

    /** The whole line: what was typed, with the edict's own words before it if they were left out. */
    String line(String typed, Tongue tongue) {
        Lexicon lexicon = lexicon(tongue);
        if (game.edicts().read(typed, lexicon).order().isPresent()) {
            return typed;
        }
        return family.stream()
                .map(type -> String.join(" ", help(type, tongue).command()) + " " + typed)
                .filter(line -> game.edicts().read(line, lexicon).order().isPresent())
                .findFirst()
                .orElse(typed);
    }

    List<Prompt> prompts(String typed, Tongue tongue) {
        List<Prompt> examples = family.stream()
                .flatMap(type -> help(type, tongue).examples().stream())
                .map(Prompt::of)
                .toList();
        return Prompts.fitting(examples, typed);
    }

    private OrderHelp help(OrderType<?> type, Tongue tongue) {
        return game.edicts().help(type, lexicon(tongue));
    }

    private Lexicon lexicon(Tongue tongue) {
        return game.edicts().lexicon(tongue.locale(), Roster.of(List.of()));
    }
}
