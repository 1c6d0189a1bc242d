package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Court;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.ToldStory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Items about Kaixiflán, offices, agreements and stories. */
final class CourtChanges {

    static final SortedMap<String, Office> OFFICES = new TreeMap<>();

    static {
        OFFICES.put("preferido", Office.FAVOURITE);
        OFFICES.put("gobernador", Office.GOVERNOR);
        OFFICES.put("exterior", Office.TRADE);
    }

    private static final int TURNS = 4;
    private static final int AGREEMENT = 5;

    private CourtChanges() {}

    static void addTo(Map<String, Change> changes) {
        changes.put("kaixiflan", CourtChanges::kaixiflan);
        changes.put("office", CourtChanges::offices);
        changes.put("import", CourtChanges::imports);
        changes.put("agreement", CourtChanges::agreement);
        changes.put("half", CourtChanges::half);
        changes.put("banquets", CourtChanges::banquets);
        changes.put("told", CourtChanges::told);
    }

    private static Realm kaixiflan(Realm realm, Item item) {
        item.end(2);
        Hex hex = LandChanges.onMap(realm, item, Words.hex(item, item.word(1)));
        return realm.withCourt(realm.court().withKaixiflan(hex));
    }

    static Office office(Item item, String name) {
        return Optional.ofNullable(OFFICES.get(name)).orElseThrow(() -> item.wrong(name + " is no office"));
    }

    private static Realm offices(Realm realm, Item item) {
        SortedMap<Office, Owner> offices = new TreeMap<>(realm.court().offices());
        for (Item.Pair pair : item.pairs(1)) {
            Office office = office(item, pair.key());
            if (pair.value().equals(Words.NONE)) {
                offices.remove(office);
            } else {
                offices.put(office, Words.province(item, pair.value()));
            }
        }
        return realm.withCourt(realm.court().withOffices(offices));
    }

    private static Realm imports(Realm realm, Item item) {
        item.end(2);
        Court court = realm.court();
        return realm.withCourt(
                Words.isNone(item, 1) ? court.importingNothing() : court.importing(Words.good(item, item.word(1))));
    }

    /** Established earlier, with its Fame. */
    private static Realm agreement(Realm realm, Item item) {
        item.end(2);
        Pacts.Pair pair = Words.pact(item, item.word(1), "-");
        int before = realm.turn() - 1;
        List<Credit> ledger = new ArrayList<>(realm.ledger());
        ledger.add(new Credit(
                before, pair.from(), Column.AGREEMENTS, AGREEMENT, pair.to().name()));
        ledger.add(new Credit(
                before, pair.to(), Column.AGREEMENTS, AGREEMENT, pair.from().name()));
        return realm.withPacts(realm.pacts().establishing(pair.from(), pair.to(), before))
                .withLedger(ledger);
    }

    private static Realm half(Realm realm, Item item) {
        item.end(2);
        Pacts.Pair pair = Words.pact(item, item.word(1), ">");
        return realm.withPacts(realm.pacts().offering(pair.from(), pair.to()));
    }

    private static Realm banquets(Realm realm, Item item) {
        List<Hex> hexes = Words.isNone(item, 1)
                ? List.of()
                : item.from(1).stream()
                        .map(word -> LandChanges.onMap(realm, item, Words.hex(item, word)))
                        .toList();
        return realm.withCourt(realm.court().withFeasted(hexes));
    }

    private static Realm told(Realm realm, Item item) {
        Item.Pair pair = item.pair(item.word(1));
        if (!pair.key().equals("year")) {
            throw item.wrong("it begins with year=");
        }
        int spring = (Words.number(item, pair.value()) - 1) * TURNS + 1;
        List<ToldStory> stories = new ArrayList<>(realm.tales());
        item.words().stream()
                .skip(2)
                .forEach(word -> stories.add(new ToldStory(spring, Words.province(item, word), "")));
        return realm.withTales(stories);
    }

    /** The vote of the itinerant bards. */
    static Realm itinerant(Realm realm, Item item) {
        item.end(2);
        return realm.withAgenda(realm.agenda().withItinerant(Optional.of(Words.province(item, item.word(1)))));
    }

    /** The list of banquets as it stands. */
    static List<Hex> feasted(Realm realm) {
        return List.copyOf(Frozen.set(realm.court().feasted()));
    }
}
