package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.text.Speech;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Does what somebody wants of a campaign, having asked whether they are sure. */
record SureButton(BotContext context, Wish wish) implements ComponentHandler {

    /** The actions that need a confirmation. */
    enum Wish {
        /** A player wants to leave a campaign that runs. */
        LEAVE("leave", CampaignLeave::left),
        /** A game master wants to start a campaign of which seats are free. */
        START("start", CampaignStart::started);

        private final String word;
        private final BiFunction<BotContext, Admitted, Answer> deed;

        Wish(String word, BiFunction<BotContext, Admitted, Answer> deed) {
            this.word = word;
            this.deed = deed;
        }
    }

    /** The button of every wish. */
    static List<ComponentHandler> all(BotContext context) {
        return Arrays.stream(Wish.values())
                .map(wish -> (ComponentHandler) new SureButton(context, wish))
                .toList();
    }

    /** The two buttons below a question, for the person who was asked. */
    static List<AnswerButton> below(Wish wish, Admitted admitted, Speech speech) {
        long user = admitted.act().user();
        ComponentId id =
                new ComponentId(action(wish), Optional.of(admitted.campaign().id()), 0, user, "");
        String label = speech.plain().say("discord." + wish.word + "-yes");
        return List.of(new AnswerButton(label, id, Weight.DANGER), NothingKey.of(user, speech));
    }

    private static String action(Wish wish) {
        return wish.word + ".yes";
    }

    @Override
    public String action() {
        return action(wish);
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return "campaign " + wish.word;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return wish.deed.apply(context, admitted);
    }
}
