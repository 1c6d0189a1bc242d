package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.page.NothingKey;

/** A question was answered with no: nothing is done. */
record NothingButton(BotContext context) implements ComponentHandler {

    /** The command whose right the button needs: everybody who may ask for help may decline. */
    private static final String ERRAND = "help";

    @Override
    public String action() {
        return NothingKey.ACTION;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return ERRAND;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return Answer.of(context.speech(admitted.call()).say("discord.nothing.done"));
    }
}
