package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.page.StoryCards;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.Form;
import java.util.List;
import java.util.OptionalInt;

/** {@code /report}: what its reader may know of the position now, or the chronicle of a turn. */
final class ReportCommand extends CampaignPrompts {

    private final Forms forms;

    ReportCommand(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("report", forms.turn(), forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        View view = front().view(call);
        StoryCards cards = new StoryCards(view.speech(), front().lines(view.campaign(), call.tongue()));
        OptionalInt turn = call.number(Turns.FIELD);
        List<Card> found = turn.isEmpty()
                ? cards.of(new Turns(front(), view.campaign())
                        .page(turn)
                        .position()
                        .report(view.viewer()))
                : cards.of(new Turns(front(), view.campaign()).story(turn.getAsInt(), view.viewer()));
        return found.isEmpty()
                ? Answer.of(view.speech().say("discord.report.nothing"))
                : Answer.of(found.toArray(Card[]::new));
    }
}
