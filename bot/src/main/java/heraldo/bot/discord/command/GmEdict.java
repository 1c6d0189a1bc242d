package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.edict.EdictFamily;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.function.Function;

/**
 * {@code /gm event}, {@code /gm mission} and {@code /gm edit}: does to the game what the ruleset lets its game master do, as a
 * line of the ruleset's own grammar, or by pressing.
 */
final class GmEdict extends GameMasterCommand {

    private final Forms forms;
    private final EdictDesk desk;
    private final EdictFamily family;
    private final String path;
    private final Function<Game, EdictLines> lines;

    private GmEdict(
            BotContext context,
            Forms forms,
            EdictDesk desk,
            EdictFamily family,
            String path,
            Function<Game, EdictLines> lines) {
        super(context);
        this.desk = desk;
        this.family = family;
        this.forms = forms;
        this.path = path;
        this.lines = lines;
    }

    /** Puts an event into the game, or corrects it. */
    static GmEdict event(BotContext context, Forms forms, EdictDesk desk) {
        return new GmEdict(context, forms, desk, EdictFamily.EVENT, "gm event", EdictLines::events);
    }

    /** Puts a mission into the game. */
    static GmEdict mission(BotContext context, Forms forms, EdictDesk desk) {
        return new GmEdict(context, forms, desk, EdictFamily.MISSION, "gm mission", EdictLines::missions);
    }

    /** Anything the ruleset knows. */
    static GmEdict edit(BotContext context, Forms forms, EdictDesk desk) {
        return new GmEdict(context, forms, desk, EdictFamily.ANY, "gm edit", EdictLines::all);
    }

    @Override
    public CommandShape form() {
        return forms.form(path, forms.open(EdictLines.OPTION, Kind.TEXT).withSuggestions(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.DIRECT;
    }

    /** Without a line, the desk opens, where the game master chooses. */
    @Override
    public Answer answer(Admitted admitted) {
        return admitted.call().text(EdictLines.OPTION).isPresent()
                ? super.answer(admitted)
                : desk.open(admitted, family);
    }

    @Override
    Message act(Admitted admitted) {
        String line = lines(admitted).line(admitted.call().needed(EdictLines.OPTION), admitted.tongue());
        return context().office().gameMaster().edict(admitted.act(), line);
    }

    @Override
    List<Suggestion> values(Admitted admitted, String option, String typed) {
        return lines(admitted).suggestions(typed, admitted.tongue());
    }

    private EdictLines lines(Admitted admitted) {
        return lines.apply(context().game(admitted.campaign()));
    }
}
