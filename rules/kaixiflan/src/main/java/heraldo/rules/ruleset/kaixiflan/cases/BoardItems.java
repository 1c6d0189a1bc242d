package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Expectations about land, units, settlements and control. */
final class BoardItems {

    private BoardItems() {}

    static void addTo(Map<String, BiConsumer<After, Item>> known) {
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
        return LandChanges.onMap(after.realm(), item, Words.hex(item, word));
    }

    private static void hexes(After after, Item item) {
        for (String word : item.from(1)) {
            Content.Place place = Content.place(item, word);
            Hex hex = LandChanges.onMap(after.realm(), item, place.hex());
            String got = after.realm().atlas().explored(hex)
                    ? Content.of(after.realm(), hex).toString()
                    : "hidden";
            after.same("hex " + OddQ.name(hex), place.content().toString(), got);
        }
    }

    private static void hidden(After after, Item item) {
        for (String word : item.from(1)) {
            boolean explored = after.realm().atlas().explored(hex(after, item, word));
            after.same("hex " + word, "hidden", explored ? "explored" : "hidden");
        }
    }

    private static void units(After after, Item item) {
        Hex hex = hex(after, item, item.word(1));
        Owner owner = Words.owner(item, item.word(2));
        Units expected = Words.isNone(item, 3) ? Units.NONE : Words.units(item, 3);
        String what = "units " + item.word(1) + " " + owner;
        after.same(what, expected, after.realm().muster().at(hex, owner));
    }

    private static void town(After after, Item item, TownKind kind) {
        item.end(3);
        Optional<Town> got = after.realm().town(hex(after, item, item.word(1)));
        String expected = kind.id() + " " + Words.owner(item, item.word(2));
        String found = got.map(town -> town.kind().id() + " " + town.owner()).orElse(Words.NONE);
        after.same("settlement " + item.word(1), expected, found);
    }

    private static void empty(After after, Item item) {
        for (String word : item.from(1)) {
            Optional<Town> got = after.realm().town(hex(after, item, word));
            after.same("settlement " + word, Optional.empty(), got);
        }
    }

    private static void control(After after, Item item) {
        for (Item.Pair pair : item.pairs(1)) {
            Optional<Owner> got = after.law().control().of(hex(after, item, pair.key()));
            after.same("control " + pair.key(), orNone(item, pair.value()), got);
        }
    }

    static Optional<Owner> orNone(Item item, String name) {
        return name.equals(Words.NONE) ? Optional.empty() : Optional.of(Words.owner(item, name));
    }

    private static void kaixiflan(After after, Item item) {
        item.end(2);
        Hex got = after.realm().court().kaixiflan();
        after.same("kaixiflan", OddQ.name(hex(after, item, item.word(1))), OddQ.name(got));
    }

    private static void banquets(After after, Item item) {
        TreeSet<Hex> expected = new TreeSet<>();
        if (!Words.isNone(item, 1)) {
            item.tail().forEach(word -> expected.add(hex(after, item, word)));
        }
        after.same("banquets", expected, new TreeSet<>(after.realm().court().feasted()));
    }

    /** A name may have several words. */
    private static void name(After after, Item item) {
        Item.Pair pair = item.pair(item.text().substring(item.head().length()).strip());
        PlaceName got = after.realm().names().get(hex(after, item, pair.key()));
        after.same("name " + pair.key(), pair.value(), got == null ? Words.NONE : got.name());
    }
}
