package heraldo.bot.discord.command;

import heraldo.bot.campaign.Position;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Standings;

/** {@code /fame}: the fame table, now or after a turn. */
final class FameCommand extends CampaignPrompts {

    private final Forms forms;

    FameCommand(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("fame", forms.turn(), forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        View view = front().view(call);
        Turns turns = new Turns(front(), view.campaign());
        int number = turns.number(call.number(Turns.FIELD));
        Position<?> position = turns.position(call.number(Turns.FIELD));
        Standings standings = position.standings();
        return Answer.of(Card.of(
                        turns.title(number, position, view.speech()),
                        front().gallery().fame(standings, view.speech())))
                .with(front().gallery().standings(view.campaign(), number, standings, view.speech()));
    }
}
