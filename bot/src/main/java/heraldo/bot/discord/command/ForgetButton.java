package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.seat.PrivacyDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import java.util.Arrays;
import java.util.List;

/** Somebody's yes or no to being forgotten. */
final class ForgetButton implements ComponentHandler {

    private final BotContext context;
    private final Choice choice;

    private ForgetButton(BotContext context, Choice choice) {
        this.context = context;
        this.choice = choice;
    }

    static List<ComponentHandler> all(BotContext context) {
        return Arrays.stream(Choice.values())
                .map(choice -> (ComponentHandler) new ForgetButton(context, choice))
                .toList();
    }

    /** What may be answered. */
    enum Choice {
        YES("forget.yes", Weight.DANGER),
        NO("forget.no", Weight.SIDE);

        private final String action;
        private final Weight weight;

        Choice(String action, Weight weight) {
            this.action = action;
            this.weight = weight;
        }

        /** Where its words are. */
        String words() {
            return "discord.privacy." + action.replace('.', '-');
        }

        Weight weight() {
            return weight;
        }

        /** What the button stands for. */
        ComponentId componentId(long user) {
            return ComponentId.of(action, user, "");
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
        return "privacy forget";
    }

    @Override
    public Answer answer(Admitted admitted) {
        if (choice == Choice.NO) {
            return Answer.of(context.speech(admitted.call()).say("discord.privacy.kept"));
        }
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
