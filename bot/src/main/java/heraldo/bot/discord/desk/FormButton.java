package heraldo.bot.discord.desk;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something on a desk that may open a form; while it is open, the desk is drawn anew.
 *
 * @param form the form; empty if the desk answers
 * @param deed the answer where no form opens
 */
record FormButton(
        DeskPress press, SheetDesk desk, Function<Admitted, Optional<ModalForm>> form, Function<Admitted, Answer> deed)
        implements DeskControl {

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        return form.apply(admitted);
    }

    @Override
    public Optional<Answer> meanwhile(Admitted admitted) {
        return Optional.of(desk.show(admitted, Tray.EMPTY));
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
