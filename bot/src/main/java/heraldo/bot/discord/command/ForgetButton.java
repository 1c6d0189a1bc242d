package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.seat.PrivacyDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;

/** Forgets somebody, having asked whether they are sure. */
final class ForgetButton implements ComponentHandler {

    private static final String ACTION = "forget.yes";

    private final BotContext context;

    ForgetButton(BotContext context) {
        this.context = context;
    }

    static ComponentId componentId(long user) {
        return ComponentId.of(ACTION, user, "");
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return "privacy forget";
    }

    @Override
    public Answer answer(Admitted admitted) {
        PrivacyDesk.Traces traces =
                context.office().people().privacy().forget(admitted.call().act(), this::pseudonym);
        return Answer.of(context.speech(admitted.call()).say("discord.privacy.forgotten", "left", traces.left()));
    }

    /** In the language of the campaign, where everybody reads it. */
    private String pseudonym(Campaign campaign, int seat) {
        return context.dictionary()
                .speech(context.tongue(campaign))
                .plain()
                .say("discord.privacy.pseudonym", "seat", seat);
    }
}
