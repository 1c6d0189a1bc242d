package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.function.Function;

/**
 * {@code /gm event}, {@code /gm mission} and {@code /gm edit}: does to the game what the ruleset lets its game master do, as a
 * line of the ruleset's own grammar.
 */
final class GmEdict extends GameMasterCommand {

    private final Forms forms;
    private final String path;
    private final Function<Game, EdictLines> lines;

    private GmEdict(Front front, Forms forms, String path, Function<Game, EdictLines> lines) {
        super(front);
        this.forms = forms;
        this.path = path;
        this.lines = lines;
    }

    /** Puts an event into the game, or corrects it. */
    static GmEdict event(Front front, Forms forms) {
        return new GmEdict(front, forms, "gm event", EdictLines::events);
    }

    /** Puts a mission into the game. */
    static GmEdict mission(Front front, Forms forms) {
        return new GmEdict(front, forms, "gm mission", EdictLines::missions);
    }

    /** Anything the ruleset knows. */
    static GmEdict edit(Front front, Forms forms) {
        return new GmEdict(front, forms, "gm edit", EdictLines::all);
    }

    @Override
    public Form form() {
        return forms.form(path, forms.open(EdictLines.FIELD, Kind.TEXT).withPrompts(), forms.campaign());
    }

    /** Whoever says nothing is asked what he means. */
    @Override
    public Answer answer(Call call) {
        return call.text(EdictLines.FIELD).isPresent()
                ? super.answer(call)
                : Answer.of(lines(call).question(front().speech(call), call.tongue()));
    }

    @Override
    Message act(Call call) {
        String line = lines(call).line(call.needed(EdictLines.FIELD), call.tongue());
        return front().office().gameMaster().edict(call.act(), line);
    }

    @Override
    List<Prompt> values(Call call, String field, String typed) {
        return lines(call).prompts(typed, call.tongue());
    }

    private EdictLines lines(Call call) {
        return lines.apply(front().game(front().office().usher().directed(call.act())));
    }
}
