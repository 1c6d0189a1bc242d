package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import java.util.Optional;

/** A game master's yes or no to starting a campaign of which seats are free. */
final class StartButton implements ComponentHandler {

    private final BotContext context;
    private final Choice choice;

    StartButton(BotContext context, Choice choice) {
        this.context = context;
        this.choice = choice;
    }

    /** What may be answered. */
    enum Choice {
        YES("start.yes", Weight.DANGER),
        NO("start.no", Weight.SIDE);

        private final String action;
        private final Weight weight;

        Choice(String action, Weight weight) {
            this.action = action;
            this.weight = weight;
        }

        /** Where its words are. */
        String words() {
            return "discord." + action.replace('.', '-');
        }

        Weight weight() {
            return weight;
        }

        /** What the button stands for. */
        ComponentId componentId(Admitted admitted) {
            return new ComponentId(
                    action,
                    Optional.of(admitted.campaign().id()),
                    0,
                    admitted.act().user(),
                    "");
        }
    }

    @Override
    public String action() {
        return choice.action;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return "campaign start";
    }

    @Override
    public Answer answer(Admitted admitted) {
        return choice == Choice.YES
                ? CampaignStart.started(context, admitted)
                : Answer.of(context.speech(admitted.call()).say("discord.start-waits"));
    }
}
