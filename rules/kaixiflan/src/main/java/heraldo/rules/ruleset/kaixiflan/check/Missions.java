package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import java.util.Optional;

/** Missions, as far as orders need to know them. */
public interface Missions {

    /** Returns the stock to deliver for an active mission; empty if the mission asks for no tribute (R87). */
    Optional<Stock> tribute(Quest quest);

    /** The Fame it is worth. */
    int fame(Quest quest);
}
