package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.rules.kernel.Message;
import java.util.List;

/**
 * An act of the game master: answered with the words that everybody reads in the chronicle. Who directs several campaigns
 * names the one that is meant.
 */
abstract class GameMasterCommand extends CampaignSuggestions {

    GameMasterCommand(BotContext context) {
        super(context);
    }

    abstract Message act(Call call);

    @Override
    public Answer answer(Call call) {
        Campaign campaign = context().office().usher().directed(call.act());
        Message words = act(call);
        return Answer.of(context().speech(campaign, call.tongue()).say("discord.gm.done", "words", words));
    }

    @Override
    public final List<Suggestion> suggestions(Call call, String field, String typed) {
        return field.equals(BotContext.CAMPAIGN) ? super.suggestions(call, field, typed) : values(call, field, typed);
    }

    /** Values for the other options. */
    List<Suggestion> values(Call call, String field, String typed) {
        return List.of();
    }
}
