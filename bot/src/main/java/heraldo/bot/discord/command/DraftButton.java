package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.rules.kernel.PlayerText;
import java.util.Optional;

/** The game master's yes or no to a new campaign. */
final class DraftButton implements ComponentHandler {

    private final BotContext context;
    private final Drafts drafts;
    private final Site site;
    private final Choice choice;

    DraftButton(BotContext context, Drafts drafts, Site site, Choice choice) {
        this.context = context;
        this.drafts = drafts;
        this.site = site;
        this.choice = choice;
    }

    /** What may be answered. */
    enum Choice {
        YES("new.0"),
        NO("new.1");

        private final String action;

        Choice(String action) {
            this.action = action;
        }

        /** What the button stands for. */
        ComponentId componentId(long user, String draft) {
            return ComponentId.of(action, user, draft);
        }
    }

    @Override
    public String action() {
        return choice.action;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return "campaign new";
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        Optional<NewCampaign> draft =
                drafts.take(call.componentId().orElseThrow().argument());
        if (choice == Choice.NO) {
            return Answer.of(context.speech(call).say("discord.new.dropped"));
        }
        NewCampaign wish = draft.orElseThrow(() -> Refusals.of("draft-gone"));
        site.demand(call, wish.seats());
        Roster opened = context.office().campaigns().open(call.act(), wish);
        return Answer.of(context.speech(call)
                .say(
                        "discord.new.opened",
                        "name",
                        new PlayerText(opened.campaign().name())));
    }
}
