package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.StoryEmbeds;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.CommandShape;
import java.util.List;
import java.util.OptionalInt;

/** {@code /report}: what its reader may know of the position now, or the chronicle of a turn. */
final class ReportCommand extends CampaignSuggestions {

    private final Forms forms;

    ReportCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("report", forms.turn(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    @Override
    public Answer answer(Admitted admitted) {
        View view = context().view(admitted);
        StoryEmbeds embeds = new StoryEmbeds(view.speech(), context().lines(view.roster(), admitted.tongue()));
        OptionalInt turn = admitted.call().number(Turns.OPTION);
        List<Embed> found = turn.isEmpty()
                ? embeds.of(new Turns(context(), view.campaign())
                        .page(turn)
                        .position()
                        .report(view.viewer()))
                : embeds.of(new Turns(context(), view.campaign()).story(turn.getAsInt(), view.viewer()));
        return found.isEmpty()
                ? Answer.of(view.speech().say("discord.report.nothing"))
                : Answer.of(found.toArray(Embed[]::new));
    }
}
