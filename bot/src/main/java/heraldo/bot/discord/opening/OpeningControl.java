package heraldo.bot.discord.opening;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something that can be pressed, chosen or sent on the way to a new campaign; the answer takes the message's place.
 *
 * @param form the form that it opens; empty if it answers
 * @param deed the answer where no form opens
 * @param drawn the message below an open form, and where a press is refused; empty if its draft is gone
 */
record OpeningControl(
        OpeningPress press,
        Function<Admitted, Optional<ModalForm>> form,
        Function<Admitted, Answer> deed,
        Function<Admitted, Optional<Card>> drawn)
        implements ComponentHandler {

    @Override
    public String action() {
        return press.action();
    }

    @Override
    public String errand() {
        return OpeningPress.ERRAND;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public boolean asks() {
        return press == OpeningPress.FORM || press == OpeningPress.OPTION;
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
        return drawn.apply(admitted);
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
