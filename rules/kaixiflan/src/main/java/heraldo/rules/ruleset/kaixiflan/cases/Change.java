package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.state.Realm;

/** Change that an item of a state line makes to a realm. */
@FunctionalInterface
interface Change {
    Realm apply(Realm realm, Item item);
}
