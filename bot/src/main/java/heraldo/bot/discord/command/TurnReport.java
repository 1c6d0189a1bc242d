package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.StoryEmbeds;
import heraldo.bot.discord.page.Turns;
import heraldo.rules.kernel.Chronicle;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** A button that shows whoever presses it what that reader may know of a turn, however long ago it was. */
public final class TurnReport implements ComponentHandler {

    private static final String ACTION = "report.turn";

    private final BotContext context;

    TurnReport(BotContext context) {
        this.context = context;
    }

    /** Returns the component id of the button. */
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
        StoryEmbeds pages = new StoryEmbeds(view.speech(), context.lines(view.roster(), admitted.tongue()));
        List<Embed> embeds = told(view, turn).map(pages::of).orElseGet(() -> pages.of(open(view, turn)));
        if (embeds.isEmpty()) {
            return Answer.of(view.speech().say("discord.report.nothing"));
        }
        return Answer.of(embeds.toArray(Embed[]::new));
    }

    /** Returns the report of the open turn before any of its steps. */
    private Chronicle open(View view, int turn) {
        int seen = context.office().archive().number(view.campaign().id(), turn).seen();
        Turns turns = new Turns(context, view.campaign());
        if (!turns.open(seen)) {
            throw turns.absent(seen);
        }
        return turns.page(OptionalInt.empty()).position().report(view.viewer());
    }

    /** The turn, after those that were told with it. */
    private Optional<Story> told(View view, int turn) {
        CampaignId campaign = view.campaign().id();
        return IntStream.rangeClosed(context.office().timekeeping().news().since(campaign, turn), turn)
                .boxed()
                .flatMap(number -> context.office().archive().story(campaign, number, view.viewer()).stream())
                .reduce(Story::then);
    }
}
