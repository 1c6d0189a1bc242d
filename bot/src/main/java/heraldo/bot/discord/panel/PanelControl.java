package heraldo.bot.discord.panel;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something on a panel that is answered in its place, or opens a form.
 *
 * @param form the form; empty if the panel answers
 * @param drawn the panel below an open form
 */
record PanelControl(
        PanelPress press,
        Function<Admitted, Optional<ModalForm>> form,
        Function<Admitted, Answer> deed,
        Function<Admitted, Answer> drawn)
        implements ComponentHandler {

    static PanelControl of(PanelPress press, Function<Admitted, Answer> deed) {
        return new PanelControl(press, admitted -> Optional.empty(), deed, deed);
    }

    @Override
    public String action() {
        return press.action();
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return press.errand();
    }

    @Override
    public boolean asks() {
        return press == PanelPress.TIME || press == PanelPress.MORE;
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
