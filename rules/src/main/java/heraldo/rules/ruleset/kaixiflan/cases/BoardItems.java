package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Expectations about land, units, settlements and control. */
final class BoardItems {

    private BoardItems() {}

    static void addTo(Map<String, Expectation> known) {
        known.put("hex", BoardItems::hexes);
        known.put("hidden", BoardItems::hidden);
        known.put("units", BoardItems::units);
        known.put("villa", (after, item) -> town(after, item, TownKind.VILLAGE));
        known.put("fortaleza", (after, item) -> town(after, item, TownKind.FORT));
        known.put("ciudad", (after, item) -> town(after, item, TownKind.CITY));
        known.put("empty", BoardItems::empty);
        known.put("control", BoardItems::control);
        known.put("kaixiflan", BoardItems::kaixiflan);
        known.put("banquets", BoardItems::banquets);
        known.put("name", BoardItems::name);
    }

    private static Hex hex(After after, Item item, String word) {
        return LandChanges.onMap(after.realm(), item, item.hex(word));
    }

    private static List<Mismatch> hexes(After after, Item item) {
        item.word(1);
        List<Mismatch> mismatches = new ArrayList<>();
        for (String word : item.tail()) {
            Content.Place place = Content.place(item, word);
            Hex hex = LandChanges.onMap(after.realm(), item, place.hex());
            String got = after.realm().atlas().explored(hex)
                    ? Content.of(after.realm(), hex).toString()
                    : "hidden";
            mismatches.addAll(
                    Expectation.same("hex " + OddQ.name(hex), place.content().toString(), got));
        }
        return mismatches;
    }

    private static List<Mismatch> hidden(After after, Item item) {
        item.word(1);
        List<Mismatch> mismatches = new ArrayList<>();
        for (String word : item.tail()) {
            boolean explored = after.realm().atlas().explored(hex(after, item, word));
            mismatches.addAll(Expectation.same("hex " + word, "hidden", explored ? "explored" : "hidden"));
        }
        return mismatches;
    }

    private static List<Mismatch> units(After after, Item item) {
        Hex hex = hex(after, item, item.word(1));
        Owner owner = item.owner(item.word(2));
        Units expected = item.isNone(3) ? Units.NONE : item.units(3);
        String what = "units " + item.word(1) + " " + owner;
        return Expectation.same(what, expected, after.realm().muster().at(hex, owner));
    }

    private static List<Mismatch> town(After after, Item item, TownKind kind) {
        item.end(3);
        Optional<Town> got = after.realm().town(hex(after, item, item.word(1)));
        String expected = kind.id() + " " + item.owner(item.word(2));
        String found = got.map(town -> town.kind().id() + " " + town.owner()).orElse(Item.NONE);
        return Expectation.same("settlement " + item.word(1), expected, found);
    }

    private static List<Mismatch> empty(After after, Item item) {
        item.word(1);
        List<Mismatch> mismatches = new ArrayList<>();
        for (String word : item.tail()) {
            Optional<Town> got = after.realm().town(hex(after, item, word));
            mismatches.addAll(Expectation.same("settlement " + word, Optional.empty(), got));
        }
        return mismatches;
    }

    private static List<Mismatch> control(After after, Item item) {
        item.word(1);
        List<Mismatch> mismatches = new ArrayList<>();
        for (String word : item.tail()) {
            Item.Pair pair = item.assignment(word);
            Optional<Owner> got = after.law().control().of(hex(after, item, pair.key()));
            mismatches.addAll(Expectation.same("control " + pair.key(), orNone(item, pair.value()), got));
        }
        return mismatches;
    }

    static Optional<Owner> orNone(Item item, String name) {
        return name.equals(Item.NONE) ? Optional.empty() : Optional.of(item.owner(name));
    }

    private static List<Mismatch> kaixiflan(After after, Item item) {
        item.end(2);
        Hex got = after.realm().court().kaixiflan();
        return Expectation.same("kaixiflan", OddQ.name(hex(after, item, item.word(1))), OddQ.name(got));
    }

    private static List<Mismatch> banquets(After after, Item item) {
        TreeSet<Hex> expected = new TreeSet<>();
        if (!item.isNone(1)) {
            item.tail().forEach(word -> expected.add(hex(after, item, word)));
        }
        return Expectation.same(
                "banquets", expected, new TreeSet<>(after.realm().court().feasted()));
    }

    /** A name may have several words. */
    private static List<Mismatch> name(After after, Item item) {
        Item.Pair pair =
                item.assignment(item.text().substring(item.head().length()).strip());
        PlaceName got = after.realm().names().get(hex(after, item, pair.key()));
        return Expectation.same("name " + pair.key(), pair.value(), got == null ? Item.NONE : got.name());
    }
}
