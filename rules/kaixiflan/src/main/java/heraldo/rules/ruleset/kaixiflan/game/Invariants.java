package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeSet;

/** Invariants of every state (§10). */
public final class Invariants {

    private final Rulebook book;
    private final Realm realm;
    private final List<String> violations = new ArrayList<>();

    private Invariants(Rulebook book, Realm realm) {
        this.book = book;
        this.realm = realm;
    }

    /** Everything that is wrong with a state, each with the number of its invariant. */
    public static List<String> violations(Rulebook book, Realm realm) {
        Invariants invariants = new Invariants(book, realm);
        realm.provinces().forEach(invariants::province);
        realm.towns().forEach(invariants::town);
        realm.muster().posts().forEach(invariants::post);
        invariants.court();
        return List.copyOf(invariants.violations);
    }

    private void province(Owner owner, Province province) {
        int limit = book.era(province.era()).store();
        for (Good good : Good.ALL) {
            int amount = province.stock().get(good);
            demand(amount >= 0 && amount <= limit, "I1 " + owner + " has " + amount + " " + good.id());
        }
        Units units = realm.muster().total(owner);
        demand(book.most().cover(units), "I2 " + owner + " has " + units);
        for (TownKind kind : TownKind.values()) {
            long pieces = realm.towns().values().stream()
                    .filter(town -> town.owner() == owner && town.kind() == kind)
                    .count();
            demand(pieces <= book.settlement(kind).pieces(), "I3 " + owner + " has " + pieces + " " + kind.id());
        }
        province.buildings().stream().map(book::building).forEach(building -> building(owner, province, building));
    }

    private void building(Owner owner, Province province, Building building) {
        boolean rooted = realm.settings().eraIsEnough() || province.buildings().containsAll(building.needs());
        demand(rooted && building.era() <= province.era(), "I6 " + owner + " may not have " + building.id());
    }

    private void town(Hex hex, Town town) {
        boolean capital = realm.provinces().values().stream()
                .anyMatch(province -> province.capital().equals(hex));
        demand(
                capital == (town.kind() == TownKind.CAPITAL),
                "I4 a capital and another settlement in " + OddQ.name(hex));
        boolean seen = town.owner() == Owner.IND
                ? realm.atlas().has(hex)
                : realm.atlas().explored(hex);
        demand(seen, "I5 a settlement of " + town.owner() + " in " + OddQ.name(hex));
    }

    private void post(Hex hex, SortedMap<Owner, Units> posts) {
        boolean natives = posts.keySet().equals(new TreeSet<>(List.of(Owner.IND)))
                && realm.towns().containsKey(hex);
        demand(realm.atlas().explored(hex) || natives, "I5 units in unexplored " + OddQ.name(hex));
    }

    private void court() {
        demand(realm.atlas().explored(realm.court().kaixiflan()), "I5 Kaixiflán is in unexplored land");
        int holders = new TreeSet<>(realm.court().offices().values()).size();
        demand(holders == realm.court().offices().size(), "I7 somebody holds two offices");
    }

    private void demand(boolean holds, String violation) {
        if (!holds) {
            violations.add(violation);
        }
    }
}
