package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import java.util.Optional;

/** What orders need to know of missions. */
public interface Missions {

    /** What is to be delivered for an active mission; empty if it is met in another way (R87). */
    Optional<Stock> tribute(Quest quest);

    /** The Fame it is worth. */
    int fame(Quest quest);
}
