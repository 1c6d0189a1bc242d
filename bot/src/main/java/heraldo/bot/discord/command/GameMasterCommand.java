package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/**
 * An act of the game master: answered with the words that everybody reads in the chronicle. Game masters of several campaigns
 * name the one they mean.
 */
abstract class GameMasterCommand extends CampaignSuggestions {

    GameMasterCommand(BotContext context) {
        super(context);
    }

    abstract Message act(Admitted admitted);

    /** Returns the confirmation that a lasting or irreversible command asks for; empty if it acts at once. */
    Optional<Answer> question(Admitted admitted) {
        return Optional.empty();
    }

    @Override
    public Answer answer(Admitted admitted) {
        return question(admitted).orElseGet(() -> done(admitted));
    }

    private Answer done(Admitted admitted) {
        Message words = act(admitted);
        return Answer.of(context().speech(admitted.roster(), admitted.tongue()).say("discord.gm.done", "words", words));
    }

    @Override
    public final List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        return option.equals(BotContext.CAMPAIGN)
                ? super.suggestions(admitted, option, typed)
                : values(admitted, option, typed);
    }

    /** Values for the other options. */
    List<Suggestion> values(Admitted admitted, String option, String typed) {
        return List.of();
    }
}
