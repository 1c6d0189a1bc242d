package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Expectations about provinces, offices, agreements, missions and the end. */
final class RealmItems {

    private final ProvinceChange provinces;

    RealmItems(ProvinceChange provinces) {
        this.provinces = provinces;
    }

    void addTo(Map<String, BiConsumer<After, Item>> known) {
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
    private void province(After after, Item item) {
        Owner owner = ProvinceChange.owner(after.realm(), item);
        Province got = after.realm().province(owner);
        item.word(1);
        ProvinceChange.Named named = provinces.read(item, Stock.NONE);
        named.era().ifPresent(era -> after.same(owner + " era", era, got.era()));
        named.stock().ifPresent(stock -> after.same(owner + " stock", stock, got.stock()));
        named.buildings().ifPresent(ids -> after.same(owner + " has", ids, got.buildings()));
    }

    private static void offices(After after, Item item) {
        for (Item.Pair pair : item.pairs(1)) {
            Optional<Owner> got = after.realm().court().holder(CourtChanges.office(item, pair.key()));
            after.same("office " + pair.key(), BoardItems.orNone(item, pair.value()), got);
        }
    }

    private static void imports(After after, Item item) {
        item.end(2);
        Optional<Good> expected =
                Words.isNone(item, 1) ? Optional.empty() : Optional.of(Words.good(item, item.word(1)));
        after.same("import", expected, after.realm().court().imported());
    }

    private static void agreement(After after, Item item, boolean expected) {
        item.end(2);
        Pacts.Pair pair = Words.pact(item, item.word(1), "-");
        boolean got = after.realm().pacts().allied(pair.from(), pair.to());
        after.same("agreement " + item.word(1), expected, got);
    }

    private static void half(After after, Item item, boolean expected) {
        item.end(2);
        Pacts.Pair pair = Words.pact(item, item.word(1), ">");
        boolean got = after.realm().pacts().offered(pair.from(), pair.to());
        after.same("half " + item.word(1), expected, got);
    }

    private static void active(After after, Item item) {
        List<String> expected = Words.isNone(item, 1) ? List.of() : item.from(1);
        List<String> got =
                after.realm().quests().active().stream().map(Quest::id).toList();
        after.same("active", expected, got);
    }

    private static void mission(After after, Item item) {
        item.end(3);
        Item.Pair pair = item.pair(item.word(2));
        if (!pair.key().equals("X")) {
            throw item.wrong("a mission is asked for its X");
        }
        Optional<Integer> got = after.realm().quests().find(item.word(1)).map(Quest::x);
        after.same("mission " + item.word(1), Optional.of(Words.number(item, pair.value())), got);
    }

    private static void winners(After after, Item item) {
        List<Owner> expected = Words.isNone(item, 1)
                ? List.of()
                : item.from(1).stream()
                        .map(word -> Words.province(item, word))
                        .sorted()
                        .toList();
        List<Owner> got = after.realm().over()
                ? new Ranking(after.law())
                        .winners().stream().map(Score::owner).sorted().toList()
                : List.of();
        after.same("winner", expected, got);
    }

    private static void turn(After after, Item item) {
        item.end(2);
        after.same("turn", Words.number(item, item.word(1)), after.realm().turn());
    }
}
