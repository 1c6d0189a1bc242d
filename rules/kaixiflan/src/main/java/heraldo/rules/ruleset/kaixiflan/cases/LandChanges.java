package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.chart.MapTable;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Omens;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
import java.util.Map;

/** Items about land, units and settlements. */
final class LandChanges {

    private final MapTable map;

    LandChanges(MapTable map) {
        this.map = map;
    }

    void addTo(Map<String, Change> changes) {
        changes.put("hex", (realm, item) -> hexes(realm, item, true));
        changes.put("units", LandChanges::units);
        changes.put("villa", (realm, item) -> town(realm, item, TownKind.VILLAGE));
        changes.put("fortaleza", (realm, item) -> town(realm, item, TownKind.FORT));
        changes.put("ciudad", (realm, item) -> town(realm, item, TownKind.CITY));
        changes.put("storm", LandChanges::storm);
        changes.put("fair", LandChanges::fair);
    }

    Realm hexes(Realm realm, Item item, boolean explored) {
        Realm changed = realm;
        for (String word : item.from(1)) {
            changed = hex(changed, item, Content.place(item, word), explored);
        }
        return changed;
    }

    private Realm hex(Realm realm, Item item, Content.Place place, boolean explored) {
        Hex hex = onMap(realm, item, place.hex());
        Land land = new Land(place.content().source(), explored, Frozen.noMap());
        Realm changed = realm.withAtlas(realm.atlas().change(List.of(hex), any -> land));
        return place.content().site().map(kind -> site(changed, hex, kind)).orElse(changed);
    }

    /** A site of the independents with its garrison (§6.4). */
    Realm site(Realm realm, Hex hex, TownKind kind) {
        return realm.withTown(hex, new Town(Owner.IND, kind, 0))
                .withMuster(realm.muster().with(hex, Owner.IND, map.garrison(kind)));
    }

    static Hex onMap(Realm realm, Item item, Hex hex) {
        if (!realm.atlas().has(hex)) {
            throw item.wrong("a hex is off the map");
        }
        return hex;
    }

    private static Realm units(Realm realm, Item item) {
        Hex hex = onMap(realm, item, Words.hex(item, item.word(1)));
        Owner owner = Words.owner(item, item.word(2));
        Units units = realm.muster().at(hex, owner).plus(Words.units(item, 3));
        if (units.colonists() < 0 || units.armies() < 0) {
            throw item.wrong("fewer than no units would be left");
        }
        return realm.withMuster(realm.muster().with(hex, owner, units));
    }

    private static Realm town(Realm realm, Item item, TownKind kind) {
        item.end(3);
        Hex hex = onMap(realm, item, Words.hex(item, item.word(1)));
        Town town = new Town(Words.owner(item, item.word(2)), kind, 0);
        return realm.withTown(hex, town);
    }

    private static Realm storm(Realm realm, Item item) {
        Realm changed = realm;
        for (String word : item.from(1)) {
            Omens omens = changed.omens();
            Hex hex = onMap(realm, item, Words.hex(item, word));
            changed = changed.withOmens(new Omens(Frozen.with(omens.storms(), hex), omens.fair()));
        }
        return changed;
    }

    private static Realm fair(Realm realm, Item item) {
        item.end(1);
        return realm.withOmens(new Omens(realm.omens().storms(), true));
    }
}
