package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.rules.kernel.Message;
import java.util.List;

/**
 * An act of the game master: answered with the words that everybody reads in the chronicle. Who directs several campaigns
 * names the one that is meant.
 */
abstract class GameMasterCommand extends CampaignPrompts {

    GameMasterCommand(Front front) {
        super(front);
    }

    abstract Message act(Call call);

    @Override
    public Answer answer(Call call) {
        Campaign campaign = front().office().usher().directed(call.act());
        Message words = act(call);
        return Answer.of(front().speech(campaign, call.tongue()).say("discord.gm.done", "words", words));
    }

    @Override
    public final List<Prompt> prompts(Call call, String field, String typed) {
        return field.equals(Front.CAMPAIGN) ? super.prompts(call, field, typed) : values(call, field, typed);
    }

    /** Values for the other blanks. */
    List<Prompt> values(Call call, String field, String typed) {
        return List.of();
    }
}
