package heraldo.bot.discord.edict;

import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.EdictForm;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.SlashForm;
import heraldo.rules.order.SlashReader;
import java.util.Optional;

/**
 * A game master looking at the open position, as far as they may see it.
 *
 * @param family what the buttons belong to
 * @param game the ruleset, with the declarations of its edicts
 * @param form the edicts as forms
 * @param lexicon the words in which they are read and written
 */
record EdictBench(
        BotContext context,
        Admitted admitted,
        EdictFamily family,
        View view,
        Game game,
        Position<?> position,
        EdictForm<?> form,
        Lexicon lexicon) {

    static EdictBench of(BotContext context, Admitted admitted, EdictFamily family) {
        View view = context.view(admitted);
        Position<?> position = context.office().archive().position(admitted.roster());
        return new EdictBench(
                context,
                admitted,
                family,
                view,
                context.game(admitted.campaign()),
                position,
                position.edictForm(view.viewer()),
                context.office()
                        .archive()
                        .lexicon(admitted.roster(), admitted.tongue().locale()));
    }

    Tongue tongue() {
        return admitted.tongue();
    }

    Speech speech() {
        return view.speech();
    }

    /** Speech for labels and menus, in which nothing is markup. */
    Speech plain() {
        return view.speech().plain();
    }

    long user() {
        return admitted.act().user();
    }

    SlashReader reader() {
        return game.edicts().slashReader(lexicon);
    }

    /** A kind by its key; empty if the ruleset has none, or it is not chosen by name. */
    Optional<OrderType<?>> type(String key) {
        return form.types().stream().filter(type -> type.key().equals(key)).findFirst();
    }

    /** Returns a short description of a kind of edict. */
    String about(OrderType<?> type) {
        return tongue().capital(game.edicts().slash(type).about().in(tongue().locale()));
    }

    /** Returns the option by which a form asks for a field. */
    SlashForm.Option option(OrderType<?> type, Param param) {
        return game.edicts().slash(type).options().stream()
                .filter(option -> option.param().equals(param.name()))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the label of a field. */
    String label(OrderType<?> type, Param param) {
        return tongue().capital(option(type, param).name().in(tongue().locale()).replace('-', ' '));
    }
}
