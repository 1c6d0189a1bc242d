package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;

/** The button with which everything that was booked is called off. */
final class AwayButton implements ComponentHandler {

    private static final String ACTION = "away.off";

    private final BotContext context;

    AwayButton(BotContext context) {
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
        return "away";
    }

    @Override
    public Answer answer(Admitted admitted) {
        context.office().away().callOff(admitted.act());
        return Answer.of(context.speech(admitted.call()).say("discord.away.off"));
    }
}
