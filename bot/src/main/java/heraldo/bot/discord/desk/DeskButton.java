package heraldo.bot.discord.desk;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something on a desk that is answered by the desk itself, in its place.
 *
 * @param desk what stays there if it is refused; empty if nothing does
 */
record DeskButton(DeskPress press, Function<Admitted, Answer> deed, Function<Admitted, Optional<Card>> desk)
        implements DeskControl {

    DeskButton(DeskPress press, Function<Admitted, Answer> deed) {
        this(press, deed, admitted -> Optional.empty());
    }

    @Override
    public Optional<Card> standing(Admitted admitted) {
        return desk.apply(admitted);
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
