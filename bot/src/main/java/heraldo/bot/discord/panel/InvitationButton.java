package heraldo.bot.discord.panel;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import java.util.function.Function;

/** A button with which an invitation is answered, wherever it was read: its person may be in no campaign. */
record InvitationButton(String action, Function<Admitted, Answer> deed) implements ComponentHandler {

    @Override
    public String errand() {
        return "campaign list";
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
