package heraldo.bot.discord.command;

import heraldo.bot.campaign.NewCampaign;
import heraldo.bot.campaign.Roster;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.TicketHandler;
import heraldo.rules.kernel.PlayerText;

/** The game master's yes to a new campaign. */
final class CampaignOpen implements TicketHandler {

    static final String ACTION = "new.yes";

    private final Front front;
    private final Drafts drafts;

    CampaignOpen(Front front, Drafts drafts) {
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
        String draft = call.ticket().orElseThrow().argument();
        NewCampaign wish = drafts.take(draft).orElseThrow(() -> Refusals.of("draft-gone"));
        Roster opened = front.office().campaigns().open(call.act(), wish);
        return Answer.of(front.speech(call)
                .say(
                        "discord.new.opened",
                        "name",
                        new PlayerText(opened.campaign().name())));
    }
}
