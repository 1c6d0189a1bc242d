package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Zones of peace, and hexes that contrary units block (R23-R28). */
public final class Peace {

    private final Realm realm;
    private final List<Zone> zones = new ArrayList<>();

    public Peace(Realm realm) {
        this.realm = realm;
        realm.provinces().forEach((owner, province) -> zones.add(new Zone(Optional.of(owner), province.capital())));
    }

    /** The protected zone around the capital of a province (R25). */
    private record Zone(Optional<Owner> owner, Hex capital) {}

    /** The province whose protected zone a hex is in (R25). */
    public Optional<Owner> zone(Hex hex) {
        Optional<Owner> found = Optional.empty();
        for (Zone zone : zones) {
            if (zone.capital.distance(hex) <= 1) {
                found = zone.owner;
            }
        }
        return found;
    }

    /** Returns whether a hex is in Kaixiflán's area (R26). */
    public boolean besideKaixiflan(Hex hex) {
        return hex.distance(realm.court().kaixiflan()) <= 1;
    }

    /** Returns whether a hex allows no battle, blockade or revolt (R27). */
    public boolean pacified(Hex hex) {
        return zone(hex).isPresent() || besideKaixiflan(hex);
    }

    /** Returns whether the units of two owners are contrary to each other (R23). */
    public boolean contrary(Owner one, Owner other) {
        return one != other && !governs(one, other) && !governs(other, one);
    }

    private boolean governs(Owner governor, Owner subject) {
        return subject == Owner.IND && realm.court().holds(governor, Office.GOVERNOR);
    }

    /** The owners with units in a hex that are contrary to somebody, in order. */
    public List<Owner> foes(Hex hex, Owner owner) {
        return realm.muster().at(hex).keySet().stream()
                .filter(other -> contrary(owner, other))
                .toList();
    }

    /** Returns whether contrary units block a hex for an owner (R24). */
    public boolean blocked(Hex hex, Owner owner) {
        SortedMap<Owner, ?> there = realm.muster().at(hex);
        if (there.isEmpty() || pacified(hex)) {
            return false;
        }
        for (Owner other : there.keySet()) {
            if (contrary(owner, other)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a hex has a settlement and is blocked for its owner (R28). */
    public boolean inRevolt(Hex hex) {
        return realm.town(hex)
                .map(Town::owner)
                .filter(owner -> blocked(hex, owner))
                .isPresent();
    }
}
