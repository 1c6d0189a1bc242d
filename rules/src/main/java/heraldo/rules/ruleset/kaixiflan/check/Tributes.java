package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import java.util.Optional;

/** What missions ask to be delivered. */
@FunctionalInterface
public interface Tributes {

    /** The tribute of an active mission; empty if it is met in another way (R87). */
    Optional<Stock> of(Quests.Quest quest);
}
