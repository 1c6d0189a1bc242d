package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.RewindOffer;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.TicketHandler;
import heraldo.rules.kernel.Message;
import java.util.Arrays;
import java.util.Optional;

/** The game master's yes or no to going back. The button knows what was open when the question was asked. */
final class RewindKey implements TicketHandler {

    private static final String YES = "rewind.yes";
    private static final String NO = "rewind.no";

    private final Front front;
    private final String action;

    private RewindKey(Front front, String action) {
        this.front = front;
        this.action = action;
    }

    static RewindKey yes(Front front) {
        return new RewindKey(front, YES);
    }

    static RewindKey no(Front front) {
        return new RewindKey(front, NO);
    }

    static Ticket yes(RewindOffer offer, long user) {
        return ticket(YES, offer, user);
    }

    static Ticket no(RewindOffer offer, long user) {
        return ticket(NO, offer, user);
    }

    private static Ticket ticket(String action, RewindOffer offer, long user) {
        String argument = offer.number() + " " + offer.open().number() + " "
                + offer.open().step();
        return new Ticket(action, Optional.of(offer.campaign().id()), 0, user, argument);
    }

    @Override
    public String action() {
        return action;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return "gm rewind";
    }

    @Override
    public Answer answer(Call call) {
        Ticket ticket = call.ticket().orElseThrow();
        CampaignId id = ticket.campaign().orElseThrow();
        Act act = call.act().in(id);
        Campaign campaign = front.office().usher().directed(act);
        if (action.equals(NO)) {
            return Answer.of(front.speech(call).say("discord.rewind.dropped"));
        }
        int[] numbers = Arrays.stream(ticket.argument().split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        RewindOffer offer = new RewindOffer(campaign, numbers[0], new TurnKey(id, numbers[1], numbers[2]));
        Message words = front.office().gameMaster().rewind(act, offer);
        return Answer.of(front.speech(campaign, call.tongue()).say("discord.gm.done", "words", words));
    }
}
