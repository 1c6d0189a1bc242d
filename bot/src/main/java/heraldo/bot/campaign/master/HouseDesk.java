package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.HouseRule;
import java.util.Optional;

/** Keeps the rules of the servers. Who may change them is not decided here. */
public final class HouseDesk {

    private final Ledger ledger;

    public HouseDesk(Ledger ledger) {
        this.ledger = ledger;
    }

    /** The rule of a server. */
    public HouseRule rule(long guild) {
        return ledger.read(books -> books.houseRules().of(guild)).orElseGet(() -> HouseRule.usual(guild));
    }

    /** Puts a rule in place of the one before, unless the act has come before. */
    public void settle(Act act, HouseRule rule) {
        ledger.record(books -> {
            if (books.acts().seen(act, Optional.empty())) {
                books.houseRules().settle(rule);
            }
        });
    }
}
