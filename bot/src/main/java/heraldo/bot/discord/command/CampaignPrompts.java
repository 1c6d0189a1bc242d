package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.text.Literal;
import java.util.List;

/** A command that can be told which campaign is meant. */
abstract class CampaignPrompts implements SlashHandler {

    private final Front front;

    CampaignPrompts(Front front) {
        this.front = front;
    }

    final Front front() {
        return front;
    }

    @Override
    public List<Prompt> prompts(Call call, String field, String typed) {
        if (!field.equals(Front.CAMPAIGN)) {
            return List.of();
        }
        List<Prompt> campaigns = front.office().campaigns().list(call.act()).stream()
                .map(Roster::campaign)
                .map(CampaignPrompts::prompt)
                .toList();
        return Prompts.fitting(campaigns, typed);
    }

    private static Prompt prompt(Campaign campaign) {
        return new Prompt(Literal.plain(campaign.name()), campaign.id().text());
    }
}
