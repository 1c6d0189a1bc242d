package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.kernel.PlayerText;
import java.util.List;

/** The room for one more campaign: the host sets upper bounds, and a server may set lower ones or bar rulesets. */
final class HouseRoom {

    private final Limits limits;

    HouseRoom(Limits limits) {
        this.limits = limits;
    }

    /**
     * There is room for a campaign.
     *
     * @throws RefusedException otherwise, with the reason
     */
    void demand(Books books, Campaign campaign) {
        HouseRule rule = rule(books, campaign.guild());
        demandWanted(books, campaign.guild(), campaign.ruleset());
        List<Campaign> directed = books.campaigns().of(campaign.gameMaster()).stream()
                .filter(other -> other.gameMaster() == campaign.gameMaster() && !other.lesson())
                .toList();
        demandFewer("own-campaigns", directed, limits.perPerson());
        List<Campaign> here = directed.stream()
                .filter(other -> other.guild() == campaign.guild())
                .toList();
        demandFewer("own-campaigns-here", here, rule.quota().perPerson().orElse(limits.perPerson()));
        int most = Math.min(limits.perServer(), rule.quota().perServer().orElse(limits.perServer()));
        int there = (int) books.campaigns().inGuild(campaign.guild()).stream()
                .filter(other -> !other.lesson())
                .count();
        if (there >= most) {
            throw RefusedException.of("server-campaigns", "open", there, "most", most);
        }
    }

    /**
     * A server wants a game.
     *
     * @throws RefusedException otherwise
     */
    static void demandWanted(Books books, long guild, String ruleset) {
        if (rule(books, guild).barred().contains(ruleset)) {
            throw RefusedException.of("ruleset-barred");
        }
    }

    private static HouseRule rule(Books books, long guild) {
        return books.houseRules().of(guild).orElseGet(() -> HouseRule.usual(guild));
    }

    private static void demandFewer(String code, List<Campaign> directed, int most) {
        if (directed.size() >= most) {
            throw RefusedException.of(
                    code,
                    "campaigns",
                    directed.stream().map(other -> new PlayerText(other.name())).toList(),
                    "most",
                    most);
        }
    }
}
