package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.List;
import java.util.Map;

/**
 * What an example looks at: the state after the turn, what happened in it, and what came of the written lines.
 *
 * @param entries the orders each province sent
 * @param codes the code of every written line, by province
 */
record After(Law law, List<Deed> deeds, Map<Owner, Entry> entries, Map<Owner, List<String>> codes) {

    Realm realm() {
        return law.realm();
    }

    <D extends Deed> List<D> deeds(Class<D> kind) {
        return deeds.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
