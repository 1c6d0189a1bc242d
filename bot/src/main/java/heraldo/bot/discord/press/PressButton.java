package heraldo.bot.discord.press;

import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import java.util.List;

/**
 * A button under an unsigned dispatch of an earlier version, for the game master alone. Today the panel has what it does, and nothing
 * hangs on the post in everybody's sight.
 */
public final class PressButton implements ComponentHandler {

    private static final String WITHDRAW = "press.withdraw";
    private static final String BAR = "press.bar";

    private final BotContext context;
    private final String action;
    private final Deed deed;

    /** An action of the game master on a missive. */
    @FunctionalInterface
    private interface Deed {
        Message by(PressDirection direction, Act act, long missive);
    }

    private PressButton(BotContext context, String action, Deed deed) {
        this.context = context;
        this.action = action;
        this.deed = deed;
    }

    /** Both of them. */
    public static List<ComponentHandler> all(BotContext context) {
        return List.of(
                new PressButton(context, WITHDRAW, PressDirection::withdraw),
                new PressButton(context, BAR, PressDirection::bar));
    }

    @Override
    public String action() {
        return action;
    }

    @Override
    public String errand() {
        return "gm press";
    }

    @Override
    public Answer answer(Admitted admitted) {
        long missive =
                Long.parseLong(admitted.call().componentId().orElseThrow().argument());
        Message words = deed.by(context.office().helm().press(), admitted.act(), missive);
        Speech speech = context.speech(admitted.roster(), admitted.tongue());
        return Answer.of(speech.say("discord.gm.done", "words", withWriter(context, admitted, missive, words)));
    }

    /** The words of what was done about a missive; everybody was told that the game master sees all, where they do. */
    public static Message withWriter(BotContext context, Admitted admitted, long missive, Message words) {
        if (!admitted.campaign().terms().gameMasterSees()) {
            return words;
        }
        return context.office()
                .press()
                .missive(missive)
                .map(found -> Message.of(
                        "discord.press.writer",
                        "words",
                        words,
                        "seat",
                        found.writer().seat()))
                .orElse(words);
    }
}
