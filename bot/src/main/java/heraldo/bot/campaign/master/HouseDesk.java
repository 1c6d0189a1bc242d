package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.RefusedException;
import java.util.Optional;
import java.util.Set;

/** Keeps the rules of the servers. Who may change them is not decided here. */
public final class HouseDesk {

    private final Ledger ledger;

    private final Limits limits;

    public HouseDesk(Ledger ledger, Limits limits) {
        this.ledger = ledger;
        this.limits = limits;
    }

    /** Returns the host's limits on the number of campaigns. */
    public Limits limits() {
        return limits;
    }

    /** The rule of a server. */
    public HouseRule rule(long guild) {
        return ledger.read(books -> books.houseRules().of(guild)).orElseGet(() -> HouseRule.usual(guild));
    }

    /**
     * Puts a rule in place of the one before, unless the act has come before.
     *
     * @throws RefusedException if it allows more campaigns than the host does
     */
    public void settle(Act act, HouseRule rule) {
        rule.quota().demandWithin(limits);
        ledger.record(books -> {
            if (books.acts().seen(act, Optional.empty())) {
                books.houseRules().settle(rule);
            }
        });
    }

    /** Takes roles that a server does not have any more out of its rule. */
    public void keepRoles(long guild, Set<Long> roles) {
        HouseRule rule = rule(guild);
        HouseRule left = rule.within(roles);
        if (!left.equals(rule)) {
            ledger.record(books -> books.houseRules().settle(left));
        }
    }
}
