package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.text.Literal;
import java.util.List;

/** A command that can be told which campaign is meant. */
abstract class CampaignSuggestions implements SlashHandler {

    private final BotContext context;

    CampaignSuggestions(BotContext context) {
        this.context = context;
    }

    final BotContext context() {
        return context;
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        if (!option.equals(BotContext.CAMPAIGN)) {
            return List.of();
        }
        List<Suggestion> campaigns = context.office().campaigns().list(admitted.act()).stream()
                .map(Roster::campaign)
                .map(CampaignSuggestions::suggestion)
                .toList();
        return Suggestions.fitting(campaigns, typed);
    }

    private static Suggestion suggestion(Campaign campaign) {
        return new Suggestion(Literal.plain(campaign.name()), campaign.id().text());
    }
}
