package heraldo.bot.discord.command;

import heraldo.bot.campaign.Position;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.Form;

/** {@code /map}: the map as its reader may see it, now or after a turn. */
final class MapCommand extends CampaignPrompts {

    private final Forms forms;

    MapCommand(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("map", forms.turn(), forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        View view = front().view(call);
        Turns turns = new Turns(front(), view.campaign());
        int number = turns.number(call.number(Turns.FIELD));
        Position<?> position = turns.position(call.number(Turns.FIELD));
        return Answer.of(Card.of(turns.title(number, position, view.speech()), ""))
                .with(front().gallery().map(view.campaign(), number, position.scene(view.viewer()), view.speech()));
    }
}
