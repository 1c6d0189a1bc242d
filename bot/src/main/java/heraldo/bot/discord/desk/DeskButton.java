package heraldo.bot.discord.desk;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import java.util.function.Function;

/** Something on a desk that is answered by the desk itself, in its place. */
record DeskButton(DeskPress press, Function<Admitted, Answer> deed) implements DeskControl {

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
