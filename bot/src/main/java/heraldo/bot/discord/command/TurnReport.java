package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.rulebook.Story;
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
import java.util.stream.IntStream;

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
        return answer(
                admitted,
                Integer.parseInt(admitted.call().componentId().orElseThrow().argument()));
    }

    Answer answer(Admitted admitted, int turn) {
        View view = context.view(admitted);
        List<Embed> embeds = new StoryEmbeds(view.speech(), context.lines(view.roster(), admitted.tongue()))
                .of(told(view, turn)
                        .orElseThrow(() -> Refusals.of(
                                "no-such-turn",
                                "turn",
                                context.office()
                                        .archive()
                                        .number(view.campaign().id(), turn)
                                        .seen())));
        return Answer.of(embeds.toArray(Embed[]::new));
    }

    /** The turn, after those that were told with it. */
    private Optional<Story> told(View view, int turn) {
        CampaignId campaign = view.campaign().id();
        return IntStream.rangeClosed(context.office().news().since(campaign, turn), turn)
                .boxed()
                .flatMap(number -> context.office().archive().story(campaign, number, view.viewer()).stream())
                .reduce(Story::then);
    }
}
