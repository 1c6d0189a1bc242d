package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.StoryEmbeds;
import java.util.List;
import java.util.Optional;

/** A button that shows whoever presses it what that reader may know of a turn, however long ago it was. */
public final class TurnReport implements ComponentHandler {

    private static final String ACTION = "report.turn";

    private final BotContext context;

    TurnReport(BotContext context) {
        this.context = context;
    }

    /** What the button stands for. */
    public static ComponentId componentId(CampaignId campaign, int turn) {
        return new ComponentId(ACTION, Optional.of(campaign), 0, 0, Integer.toString(turn));
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
    public Answer answer(Admitted admitted) {
        View view = context.view(admitted);
        int turn = Integer.parseInt(admitted.call().componentId().orElseThrow().argument());
        List<Embed> embeds = new StoryEmbeds(view.speech(), context.lines(view.roster(), admitted.tongue()))
                .of(context.office()
                        .archive()
                        .story(view.campaign().id(), turn, view.viewer())
                        .orElseThrow(() -> Refusals.of(
                                "no-such-turn",
                                "turn",
                                context.office()
                                        .archive()
                                        .number(view.campaign().id(), turn)
                                        .seen())));
        return Answer.of(embeds.toArray(Embed[]::new));
    }
}
