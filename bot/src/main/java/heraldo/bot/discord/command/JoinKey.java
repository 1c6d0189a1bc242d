package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.TicketHandler;
import heraldo.bot.discord.gate.Window;
import java.util.Optional;

/** The button of an invitation: takes the first free seat, or asks what a newcomer has to say first. */
public final class JoinKey implements TicketHandler {

    private static final String ACTION = "join";

    private final Enrolment enrolment;

    JoinKey(Enrolment enrolment) {
        this.enrolment = enrolment;
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
    public Optional<Window> window(Call call) {
        return enrolment.window(call);
    }

    @Override
    public String errand() {
        return "campaign join";
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Answer answer(Call call) {
        return enrolment.join(call, Optional.empty());
    }
}
