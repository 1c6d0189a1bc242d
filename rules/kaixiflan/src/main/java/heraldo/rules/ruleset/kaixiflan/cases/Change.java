package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.state.Realm;

/** What an item of a state line does to a realm. */
@FunctionalInterface
interface Change {
    Realm apply(Realm realm, Item item);
}
