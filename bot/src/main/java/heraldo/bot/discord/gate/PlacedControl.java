package heraldo.bot.discord.gate;

import java.util.Optional;
import java.util.function.Function;

/**
 * A control in a message that changes with every press: the answer replaces the message, or a form opens above it.
 *
 * @param action what its ids begin with
 * @param errand the command whose right it needs
 * @param asks whether a form may open
 * @param form the form; empty if it answers
 * @param deed the answer where no form opens
 * @param drawn the message below an open form, and where a press is refused; empty if there is none any more
 */
public record PlacedControl(
        String action,
        String errand,
        boolean asks,
        Function<Admitted, Optional<ModalForm>> form,
        Function<Admitted, Answer> deed,
        Function<Admitted, Optional<Card>> drawn)
        implements ComponentHandler {

    /** One that opens no form. */
    public static PlacedControl of(
            String action, String errand, Function<Admitted, Answer> deed, Function<Admitted, Optional<Card>> drawn) {
        return new PlacedControl(action, errand, false, admitted -> Optional.empty(), deed, drawn);
    }

    @Override
    public boolean inPlace() {
        return true;
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
