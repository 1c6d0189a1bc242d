package heraldo.bot.discord.press;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something about treaties that is pressed, chosen or sent, and answered at once.
 *
 * @param inPlace whether the answer takes the place of the message
 * @param card the card that a refused press leaves where it is; empty if there is none
 */
record TreatyButton(
        String action,
        String errand,
        boolean inPlace,
        Function<Admitted, Answer> deed,
        Function<Admitted, Optional<Card>> card)
        implements ComponentHandler {

    TreatyButton(String action, String errand, boolean inPlace, Function<Admitted, Answer> deed) {
        this(action, errand, inPlace, deed, admitted -> Optional.empty());
    }

    @Override
    public Optional<Card> standing(Admitted admitted) {
        return card.apply(admitted);
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
