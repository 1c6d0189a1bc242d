package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Message;
import java.util.List;

/** {@code /gm event}: puts an event into the game, or corrects it. */
final class GmEvent extends GameMasterCommand {

    private final Forms forms;

    GmEvent(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("gm event", forms.needed(EdictLines.FIELD, Kind.TEXT).withPrompts());
    }

    @Override
    Message act(Call call) {
        Game game = front().game(front().office().usher().directed(call.act()));
        String line = EdictLines.events(game).line(call.needed(EdictLines.FIELD), call.tongue());
        return front().office().gameMaster().edict(call.act(), line);
    }

    @Override
    public List<Prompt> prompts(Call call, String field, String typed) {
        Game game = front().game(front().office().usher().directed(call.act()));
        return EdictLines.events(game).prompts(typed, call.tongue());
    }
}
