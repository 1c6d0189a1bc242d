package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Expectations about provinces, offices, agreements, missions and the end. */
final class RealmItems {

    private final ProvinceChange provinces;

    RealmItems(ProvinceChange provinces) {
        this.provinces = provinces;
    }

    void addTo(Map<String, Expectation> known) {
        known.put("office", RealmItems::offices);
        known.put("import", RealmItems::imports);
        known.put("agreement", (after, item) -> agreement(after, item, true));
        known.put("noagreement", (after, item) -> agreement(after, item, false));
        known.put("half", (after, item) -> half(after, item, true));
        known.put("nohalf", (after, item) -> half(after, item, false));
        known.put("fame", FameItem::check);
        known.put("active", RealmItems::active);
        known.put("mission", RealmItems::mission);
        known.put("winner", RealmItems::winners);
        known.put("turn", RealmItems::turn);
        Owner.PROVINCES.forEach(owner -> known.put(owner.name(), this::province));
    }

    /** If a resource is named, the whole store is; what is not named is none of it. */
    private List<Mismatch> province(After after, Item item) {
        Owner owner = ProvinceChange.owner(after.realm(), item);
        Province got = after.realm().province(owner);
        item.word(1);
        ProvinceChange.Named named = provinces.read(item, Stock.NONE);
        List<Mismatch> mismatches = new ArrayList<>();
        named.era().ifPresent(era -> mismatches.addAll(Expectation.same(owner + " era", era, got.era())));
        named.stock().ifPresent(stock -> mismatches.addAll(Expectation.same(owner + " stock", stock, got.stock())));
        named.buildings().ifPresent(ids -> mismatches.addAll(Expectation.same(owner + " has", ids, got.buildings())));
        return mismatches;
    }

    private static List<Mismatch> offices(After after, Item item) {
        item.word(1);
        List<Mismatch> mismatches = new ArrayList<>();
        for (String word : item.tail()) {
            Item.Pair pair = item.assignment(word);
            Optional<Owner> got = after.realm().court().holder(CourtChanges.office(item, pair.key()));
            mismatches.addAll(Expectation.same("office " + pair.key(), BoardItems.orNone(item, pair.value()), got));
        }
        return mismatches;
    }

    private static List<Mismatch> imports(After after, Item item) {
        item.end(2);
        Optional<Good> expected = item.isNone(1) ? Optional.empty() : Optional.of(item.good(item.word(1)));
        return Expectation.same("import", expected, after.realm().court().imported());
    }

    private static List<Mismatch> agreement(After after, Item item, boolean expected) {
        item.end(2);
        Pacts.Pair pair = item.pair(item.word(1), "-");
        boolean got = after.realm().pacts().allied(pair.from(), pair.to());
        return Expectation.same("agreement " + item.word(1), expected, got);
    }

    private static List<Mismatch> half(After after, Item item, boolean expected) {
        item.end(2);
        Pacts.Pair pair = item.pair(item.word(1), ">");
        boolean got = after.realm().pacts().offered(pair.from(), pair.to());
        return Expectation.same("half " + item.word(1), expected, got);
    }

    private static List<Mismatch> active(After after, Item item) {
        List<String> expected = item.isNone(1) ? List.of() : item.tail();
        List<String> got =
                after.realm().quests().active().stream().map(Quest::id).toList();
        return Expectation.same("active", expected, got);
    }

    private static List<Mismatch> mission(After after, Item item) {
        item.end(3);
        Item.Pair pair = item.assignment(item.word(2));
        if (!pair.key().equals("X")) {
            throw item.wrong("a mission is asked for its X");
        }
        Optional<Integer> got = after.realm().quests().find(item.word(1)).map(Quest::x);
        return Expectation.same("mission " + item.word(1), Optional.of(item.number(pair.value())), got);
    }

    private static List<Mismatch> winners(After after, Item item) {
        item.word(1);
        List<Owner> expected = item.isNone(1)
                ? List.of()
                : item.tail().stream().map(item::province).sorted().toList();
        List<Owner> got = after.realm().over()
                ? new Ranking(after.law())
                        .winners().stream().map(Score::owner).sorted().toList()
                : List.of();
        return Expectation.same("winner", expected, got);
    }

    private static List<Mismatch> turn(After after, Item item) {
        item.end(2);
        return Expectation.same("turn", item.number(item.word(1)), after.realm().turn());
    }
}
