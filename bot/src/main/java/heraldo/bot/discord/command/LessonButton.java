package heraldo.bot.discord.command;

import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import java.util.function.Function;

/** A button with which a lesson is begun or ended. */
record LessonButton(String action, Function<Admitted, Answer> deed) implements ComponentHandler {

    @Override
    public String errand() {
        return "tutorial";
    }

    @Override
    public Answer answer(Admitted admitted) {
        return deed.apply(admitted);
    }
}
