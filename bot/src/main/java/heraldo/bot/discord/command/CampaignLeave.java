package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;

/** {@code /campaign leave}: gives up a seat. */
final class CampaignLeave extends CampaignSuggestions {

    /** The option that skips the confirmation. */
    private static final String SURE = "sure";

    private final Forms forms;

    CampaignLeave(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("campaign leave", forms.campaign(), forms.open(SURE, Kind.YES_NO));
    }

    @Override
    public Right right() {
        return Right.LEAVE;
    }

    /** Leaving a running campaign cannot be undone: players are asked first. A lesson is not left, but ended. */
    @Override
    public Answer answer(Admitted admitted) {
        return admitted.campaign().status() == CampaignStatus.RUNNING
                        && !admitted.campaign().lesson()
                        && !admitted.call().flag(SURE)
                ? question(admitted)
                : left(context(), admitted);
    }

    private Answer question(Admitted admitted) {
        Speech speech = context().speech(admitted.roster(), admitted.tongue());
        String text = speech.say(
                "discord.leave-question", "seat", admitted.seat().occupancy().seat());
        return Answer.of(text).with(SureButton.below(SureButton.Wish.LEAVE, admitted, speech));
    }

    static Answer left(BotContext context, Admitted admitted) {
        CampaignSeat seated = context.office().campaigns().leave(admitted.act());
        return Answer.of(context.speech(seated.campaign(), admitted.tongue())
                .say("discord.left", "seat", seated.occupancy().seat()));
    }
}
