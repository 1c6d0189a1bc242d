package heraldo.bot.discord.command;

import heraldo.bot.campaign.CampaignId;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.TicketHandler;
import java.util.Optional;

/** The button of an invitation: takes the first free seat. */
public final class JoinKey implements TicketHandler {

    private static final String ACTION = "join";

    private final Front front;

    JoinKey(Front front) {
        this.front = front;
    }

    /** What the button of an invitation stands for. */
    public static Ticket ticket(CampaignId campaign) {
        return Ticket.open(ACTION, campaign);
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public Answer answer(Call call) {
        return CampaignJoin.welcome(front, call, front.office().campaigns().join(call.act(), Optional.empty()));
    }
}
