package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.RosterEmbed;
import heraldo.bot.discord.press.RuleWords;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code /campaign info}: who sits where, what turn it is, when it ends. */
final class CampaignInfo extends CampaignSuggestions {

    private final Forms forms;

    CampaignInfo(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("campaign info", forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Embed roster = new RosterEmbed(context()).of(admitted.roster(), admitted.tongue());
        PressRule rule = context().office().press().rule(admitted.campaign().id());
        boolean sees = admitted.campaign().terms().gameMasterSees();
        Speech speech = context().speech(admitted.roster(), admitted.tongue());
        String said = Stream.concat(
                        Stream.of(roster.text() + "\n", RuleWords.of(rule, sees, speech)),
                        RuleWords.beyond(admitted.campaign(), speech).stream())
                .collect(Collectors.joining("\n"));
        return Answer.of(new Embed(roster.title(), said, roster.tone()));
    }
}
