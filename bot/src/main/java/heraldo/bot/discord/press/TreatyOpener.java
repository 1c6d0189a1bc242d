package heraldo.bot.discord.press;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;

/** The button that opens the form in which a treaty is written. */
record TreatyOpener(Treaties treaties) implements ComponentHandler {

    @Override
    public String action() {
        return TreatyKeys.NEW;
    }

    @Override
    public String errand() {
        return Treaties.OFFER;
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        return treaties.form(admitted);
    }

    @Override
    public Answer answer(Admitted admitted) {
        throw treaties.alone(admitted);
    }
}
