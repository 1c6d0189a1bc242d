package heraldo.bot.discord.press;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import java.util.function.Function;

/**
 * Something about treaties that is pressed, chosen or sent, and answered at once.
 *
 * @param inPlace whether the answer takes the place of the message
 */
record TreatyButton(String action, String errand, boolean inPlace, Function<Admitted, Answer> deed)
        implements ComponentHandler {

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
