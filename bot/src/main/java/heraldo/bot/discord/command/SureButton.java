package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * A yes or no to whether somebody is sure of what they want of a campaign.
 *
 * @param yes whether it is the yes
 */
record SureButton(BotContext context, Wish wish, boolean yes) implements ComponentHandler {

    /** What is asked about. */
    enum Wish {
        /** A player wants to leave a campaign that runs. */
        LEAVE("leave", "leave-stayed", CampaignLeave::left),
        /** A game master wants to start a campaign of which seats are free. */
        START("start", "start-waits", CampaignStart::started);

        private final String word;
        private final String dropped;
        private final BiFunction<BotContext, Admitted, Answer> deed;

        Wish(String word, String dropped, BiFunction<BotContext, Admitted, Answer> deed) {
            this.word = word;
            this.dropped = dropped;
            this.deed = deed;
        }
    }

    /** Both buttons of every wish. */
    static List<ComponentHandler> all(BotContext context) {
        return Arrays.stream(Wish.values())
                .flatMap(wish -> Stream.of(true, false).map(yes -> new SureButton(context, wish, yes)))
                .map(ComponentHandler.class::cast)
                .toList();
    }

    /** The two buttons below a question, for the person who was asked. */
    static List<AnswerButton> below(Wish wish, Admitted admitted, Speech speech) {
        return List.of(
                key(wish, true, Weight.DANGER, admitted, speech), key(wish, false, Weight.SIDE, admitted, speech));
    }

    private static AnswerButton key(Wish wish, boolean yes, Weight weight, Admitted admitted, Speech speech) {
        ComponentId id = new ComponentId(
                action(wish, yes),
                Optional.of(admitted.campaign().id()),
                0,
                admitted.act().user(),
                "");
        String label = speech.plain().say("discord." + action(wish, yes).replace('.', '-'));
        return new AnswerButton(label, id, weight);
    }

    private static String action(Wish wish, boolean yes) {
        return wish.word + (yes ? ".yes" : ".no");
    }

    @Override
    public String action() {
        return action(wish, yes);
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
        return yes
                ? wish.deed.apply(context, admitted)
                : Answer.of(context.speech(admitted.call()).say("discord." + wish.dropped));
    }
}
