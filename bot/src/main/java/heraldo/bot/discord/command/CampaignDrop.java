package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.TicketHandler;

/** The game master's no to a new campaign. */
final class CampaignDrop implements TicketHandler {

    static final String ACTION = "new.no";

    private final Front front;
    private final Drafts drafts;

    CampaignDrop(Front front, Drafts drafts) {
        this.front = front;
        this.drafts = drafts;
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public Answer answer(Call call) {
        drafts.take(call.ticket().orElseThrow().argument());
        return Answer.of(front.speech(call).say("discord.new.dropped"));
    }
}
