package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import java.util.List;

/** Reads to somebody from the books of a ruleset: everything at a glance, or the one thing he names. */
abstract class ShelfCommand implements SlashHandler {

    private final Front front;
    private final Forms forms;
    private final Shelf shelf;
    private final String name;
    private final String field;

    /**
     * A command with a blank for what is looked up, and one for the ruleset.
     *
     * @param field what is looked up
     */
    ShelfCommand(Front front, Forms forms, String name, String field) {
        this.front = front;
        this.forms = forms;
        this.shelf = new Shelf(front);
        this.name = name;
        this.field = field;
    }

    final Front front() {
        return front;
    }

    abstract Answer all(Game game, Call call);

    abstract Answer one(Game game, Call call, String typed);

    /** What may be looked up. */
    abstract List<Prompt> titles(Game game, Call call);

    @Override
    public final Form form() {
        return forms.form(
                name,
                forms.open(field, Kind.TEXT).withPrompts(),
                forms.open(Shelf.RULESET, Kind.TEXT).withPrompts());
    }

    @Override
    public final Answer answer(Call call) {
        Game game = shelf.game(call);
        return call.text(field).map(typed -> one(game, call, typed)).orElseGet(() -> all(game, call));
    }

    @Override
    public final List<Prompt> prompts(Call call, String blank, String typed) {
        return blank.equals(Shelf.RULESET)
                ? shelf.prompts(call, typed)
                : Prompts.fitting(titles(shelf.game(call), call), typed);
    }
}
