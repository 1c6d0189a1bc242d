package heraldo.bot.discord.panel;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something on a panel that is answered in its place, or opens a form.
 *
 * @param form the form; empty if the panel answers
 * @param panel the panel as it is: below an open form, and where a press is refused
 */
record PanelControl(
        PanelPress press,
        Function<Admitted, Optional<ModalForm>> form,
        Function<Admitted, Answer> deed,
        Function<Admitted, Card> panel)
        implements ComponentHandler {

    static PanelControl of(PanelPress press, Function<Admitted, Answer> deed, Function<Admitted, Card> panel) {
        return new PanelControl(press, admitted -> Optional.empty(), deed, panel);
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
        return standing(admitted).map(Answer::of);
    }

    @Override
    public Optional<Card> standing(Admitted admitted) {
        return Optional.of(panel.apply(admitted));
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
