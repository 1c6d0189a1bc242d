package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
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

    /** The two answers. */
    enum Choice {
        YES("new.0"),
        NO("new.1");

        private final String action;

        Choice(String action) {
            this.action = action;
        }

        /** Returns the component id of the button. */
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
        return OpeningPress.ERRAND;
    }

    /** A draft is not lost because it cannot be opened just now. */
    @Override
    public Optional<Card> standing(Admitted admitted) {
        Call call = admitted.call();
        return drafts.plan(id(call))
                .filter(plan -> plan.draft().stepped())
                .map(plan -> new DraftCard(new DraftBench(context, call, id(call), plan)).card());
    }

    private static String id(Call call) {
        return call.componentId().orElseThrow().argument();
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        Optional<Plan> plan = drafts.take(id(call));
        if (choice == Choice.NO) {
            return Answer.of(context.speech(call).say("discord.new.dropped"));
        }
        Roster opened = open(call, plan.orElseThrow(() -> Refusals.of("draft-gone")));
        return Answer.of(context.speech(call)
                .say(
                        "discord.new.opened",
                        "name",
                        new PlayerText(opened.campaign().name())));
    }

    private Roster open(Call call, Plan plan) {
        try {
            site.demand(call, plan.wish().seats());
            return context.office().campaigns().open(call.act(), plan.wish());
        } catch (RefusedException e) {
            if (plan.draft().stepped()) {
                drafts.keep(id(call), plan, call.act().at());
            }
            throw e;
        }
    }
}
