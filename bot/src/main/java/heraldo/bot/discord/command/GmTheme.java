package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.ThemeDesk;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;

/** {@code /gm theme}: in which theme the pictures of a campaign are drawn for everybody, from the next one on. No act on the game. */
final class GmTheme extends CampaignSuggestions {

    private final Forms forms;

    GmTheme(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "gm theme",
                forms.needed(Themes.OPTION, Kind.TEXT, "public-theme")
                        .withChoices(Themes.choices(
                                context().gallery().themes(), context().dictionary())),
                forms.campaign());
    }

    @Override
    public Right right() {
        return Right.DIRECT;
    }

    @Override
    public Answer answer(Admitted admitted) {
        String theme = admitted.call().needed(Themes.OPTION);
        context()
                .office()
                .helm()
                .themes()
                .settle(admitted.act(), admitted.campaign().id(), theme);
        Speech speech = context().speech(admitted.roster(), admitted.tongue());
        return Answer.of(speech.say("discord.gm.theme", "theme", speech.say(ThemeDesk.name(theme))));
    }
}
