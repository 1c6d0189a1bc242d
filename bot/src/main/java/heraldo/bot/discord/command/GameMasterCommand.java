package heraldo.bot.discord.command;

import heraldo.bot.campaign.Campaign;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.rules.kernel.Message;
import java.util.List;

/** An act of the game master: answered with the words that everybody reads in the chronicle. */
abstract class GameMasterCommand implements SlashHandler {

    private final Front front;

    GameMasterCommand(Front front) {
        this.front = front;
    }

    final Front front() {
        return front;
    }

    abstract Message act(Call call);

    @Override
    public final Answer answer(Call call) {
        Campaign campaign = front.office().usher().directed(call.act());
        Message words = act(call);
        return Answer.of(front.speech(campaign, call.tongue()).say("discord.gm.done", "words", words));
    }

    @Override
    public List<Prompt> prompts(Call call, String field, String typed) {
        return List.of();
    }
}
