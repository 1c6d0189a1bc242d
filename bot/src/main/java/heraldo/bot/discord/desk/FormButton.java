package heraldo.bot.discord.desk;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;
import java.util.function.Function;

/**
 * A control of a desk that may open a form; the message is redrawn while the form is open.
 *
 * @param form the form; empty if the desk answers
 * @param deed the answer where no form opens
 * @param drawn the message below an open form
 */
record FormButton(
        DeskPress press,
        Function<Admitted, Optional<ModalForm>> form,
        Function<Admitted, Answer> deed,
        Function<Admitted, Answer> drawn)
        implements DeskControl {

    /** One below whose form lies the desk. */
    static FormButton on(
            SheetDesk desk,
            DeskPress press,
            Function<Admitted, Optional<ModalForm>> form,
            Function<Admitted, Answer> deed) {
        return new FormButton(press, form, deed, admitted -> desk.show(admitted, Tray.EMPTY));
    }

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
        return Optional.of(drawn.apply(admitted));
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
