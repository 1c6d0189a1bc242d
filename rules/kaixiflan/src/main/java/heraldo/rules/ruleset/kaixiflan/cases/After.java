package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.cases.Codes;
import heraldo.rules.engine.cases.Entry;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.List;
import java.util.SortedMap;

/**
 * Outcome of an example's turn: the state after it, its deeds, and the results of the written lines.
 *
 * @param entries the orders each province sent
 * @param codes the code of every written line
 * @param findings the results that differ from the expected ones
 */
record After(Law law, List<Deed> deeds, SortedMap<Seat, Entry> entries, Codes codes, Findings findings) {

    Realm realm() {
        return law.realm();
    }

    void same(String what, Object expected, Object got) {
        findings.same(what, expected, got);
    }

    <D extends Deed> List<D> deeds(Class<D> kind) {
        return deeds.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
