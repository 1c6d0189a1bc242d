package heraldo.bot.discord.edict;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something on the game master's forms that can be pressed, chosen or sent; the answer takes the message's place.
 *
 * @param form the form that it opens; empty if it answers
 * @param deed the answer where no form opens
 * @param drawn the message below an open form, and where a press is refused
 */
record EdictControl(
        EdictFamily family,
        EdictPress press,
        Function<Admitted, Optional<ModalForm>> form,
        Function<Admitted, Answer> deed,
        Function<Admitted, Card> drawn)
        implements ComponentHandler {

    @Override
    public String action() {
        return press.action(family);
    }

    @Override
    public String errand() {
        return family.errand();
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public boolean asks() {
        return press == EdictPress.KIND || press == EdictPress.VALUE || press == EdictPress.CHANGE;
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
        return Optional.of(drawn.apply(admitted));
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
