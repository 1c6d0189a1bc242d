package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.press.Draft;
import heraldo.bot.campaign.press.PressDesk;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;

/** {@code /press}: tells everybody something in the public talk, in the seat's name or without it. */
final class PressCommand extends CampaignSuggestions {

    private static final String TEXT = "text";
    private static final String ANONYMOUS = "anonymous";
    private static final String PLACE = "from";

    private final Forms forms;

    PressCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "press",
                forms.needed(TEXT, Kind.TEXT, "press-text").within(1, PressDesk.LONGEST),
                forms.open(ANONYMOUS, Kind.YES_NO),
                forms.open(PLACE, Kind.TEXT).within(1, PressDesk.LONGEST_PLACE),
                forms.campaign());
    }

    @Override
    public Right right() {
        return Right.PARLEY;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        boolean anonymous = call.flag(ANONYMOUS);
        Draft draft = new Draft(call.needed(TEXT), anonymous, call.text(PLACE).orElse(""));
        context().office().press().send(admitted.act(), draft);
        String channel = admitted.campaign()
                .home()
                .channels()
                .map(Channels::diplomacy)
                .map(id -> "<#" + id + ">")
                .orElse("");
        return Answer.of(context()
                .speech(admitted.roster(), admitted.tongue())
                .say(
                        "discord.press.sent",
                        "anonymous",
                        String.valueOf(anonymous),
                        "channel",
                        channel,
                        "sees",
                        String.valueOf(admitted.campaign().terms().gameMasterSees())));
    }
}
