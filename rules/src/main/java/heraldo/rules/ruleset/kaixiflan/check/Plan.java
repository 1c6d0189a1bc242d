package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What the lines of a sheet that stand so far add up to. Lives within one examination of one sheet. */
final class Plan {

    final Law law;
    final Owner owner;
    final Fields fields;
    final Set<Hex> surveyed = new TreeSet<>();
    final Set<String> built = new TreeSet<>();
    final Set<Hex> founded = new TreeSet<>();
    final Map<TownKind, Integer> pieces = new EnumMap<>(TownKind.class);
    final Set<Hex> fights = new TreeSet<>();
    final Set<Hex> feasts = new TreeSet<>();
    final Set<Owner> partners = EnumSet.noneOf(Owner.class);
    final Set<String> tributes = new TreeSet<>();
    final Map<Owner, Units> recruits = new EnumMap<>(Owner.class);
    boolean progressed;
    boolean guided;
    Stock spent = Stock.NONE;

    /** What is left of everybody's units when the uses of founding and agreements are taken off, and after the moves so far (R9). */
    Muster muster;

    Plan(Law law, Owner owner) {
        this.law = law;
        this.owner = owner;
        this.fields = new Fields(law, owner);
        this.muster = law.realm().muster();
    }

    Realm realm() {
        return law.realm();
    }

    Province province() {
        return realm().province(owner);
    }

    /** What can still be spent. */
    Stock left() {
        return province().stock().minus(spent);
    }
}
