package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.TicketHandler;
import heraldo.bot.discord.page.StoryCards;
import java.util.List;
import java.util.Optional;

/** A button that shows whoever presses it what that reader may know of a turn, however long ago it was. */
public final class TurnReport implements TicketHandler {

    private static final String ACTION = "report.turn";

    private final Front front;

    TurnReport(Front front) {
        this.front = front;
    }

    /** What the button stands for. */
    public static Ticket ticket(CampaignId campaign, int turn) {
        return new Ticket(ACTION, Optional.of(campaign), 0, 0, Integer.toString(turn));
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public String errand() {
        return "report";
    }

    @Override
    public Answer answer(Call call) {
        View view = front.view(call);
        int turn = Integer.parseInt(call.ticket().orElseThrow().argument());
        List<Card> cards = new StoryCards(view.speech(), front.lines(view.campaign(), call.tongue()))
                .of(front.office()
                        .archive()
                        .story(view.campaign().id(), turn, view.viewer())
                        .orElseThrow(() -> Refusals.of(
                                "no-such-turn",
                                "turn",
                                front.office()
                                        .archive()
                                        .number(view.campaign().id(), turn)
                                        .seen())));
        return Answer.of(cards.toArray(Card[]::new));
    }
}
