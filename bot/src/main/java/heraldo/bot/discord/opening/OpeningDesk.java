package heraldo.bot.discord.opening;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import java.util.ArrayList;
import java.util.List;

/** Opens campaigns: at once if the command says everything, else step by step. */
public final class OpeningDesk {

    private final BotContext context;
    private final Site site;
    private final Wishes wishes;
    private final Drafts drafts = new Drafts();
    private final OpeningFlow flow;

    public OpeningDesk(BotContext context, Site site) {
        this.context = context;
        this.site = site;
        this.wishes = new Wishes(context, site);
        this.flow = new OpeningFlow(context, wishes, drafts);
    }

    /**
     * Asks whether to open what was typed; where the game or the name is missing, the steps begin with what there is.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if what was typed cannot be opened so
     */
    public Answer begin(Admitted admitted) {
        Call call = admitted.call();
        Draft draft = Draft.of(call);
        if (draft.stepped()) {
            return flow.begin(call, draft);
        }
        String id = OpeningPress.draft(call.act());
        Plan plan = wishes.plan(call, draft);
        drafts.keep(id, plan, call.act().at());
        return new Question(new DraftBench(context, call, id, plan)).answer();
    }

    /** Everything that can be pressed, chosen or sent on the way. */
    public List<ComponentHandler> components() {
        List<ComponentHandler> components = new ArrayList<>(flow.controls());
        for (DraftButton.Choice choice : DraftButton.Choice.values()) {
            components.add(new DraftButton(context, drafts, site, choice));
        }
        return components;
    }
}
