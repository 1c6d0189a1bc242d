package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.HouseRule;
import java.util.Optional;

/** The book of servers whose managers have said something about campaigns in them. */
public interface HouseRuleBook {

    /** The rule of a server; empty if nothing has been said. */
    Optional<HouseRule> of(long guild);

    /** Puts a rule in place of the one before. */
    void settle(HouseRule rule);
}
