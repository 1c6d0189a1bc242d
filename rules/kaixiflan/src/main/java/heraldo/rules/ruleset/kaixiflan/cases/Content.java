package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Content of a hex, as an example writes it: nothing for barren, {@code M2} for a source, {@code v f c} for a site of the
 * independents.
 */
record Content(Optional<Land.Source> source, Optional<TownKind> site) {

    private static final SortedMap<String, TownKind> SITES = new TreeMap<>();

    static {
        SITES.put("v", TownKind.VILLAGE);
        SITES.put("f", TownKind.FORT);
        SITES.put("c", TownKind.CITY);
    }

    private static final Content BARREN = new Content(Optional.empty(), Optional.empty());

    /** A hex with what it holds. */
    record Place(Hex hex, Content content) {}

    /** Reads {@code H7} or {@code H6=M2}. */
    static Place place(Item item, String word) {
        if (!word.contains("=")) {
            return new Place(Words.hex(item, word), BARREN);
        }
        Item.Pair pair = item.pair(word);
        return new Place(Words.hex(item, pair.key()), of(item, pair.value()));
    }

    private static Content of(Item item, String text) {
        if (SITES.containsKey(text)) {
            return new Content(Optional.empty(), Optional.of(SITES.get(text)));
        }
        if (!text.matches("[OPMCNS][1-3]")) {
            throw item.wrong(text + " is neither a source like M2 nor v, f or c");
        }
        int richness = Words.number(item, text.substring(1));
        return new Content(
                Optional.of(new Land.Source(Words.good(item, text.substring(0, 1)), richness)), Optional.empty());
    }

    /** Reads the content of a hex from a realm. */
    static Content of(Realm realm, Hex hex) {
        Optional<TownKind> site =
                realm.town(hex).filter(town -> town.owner() == Owner.IND).map(Town::kind);
        return new Content(realm.atlas().at(hex).source(), site);
    }

    /** As it is written; {@code barren} for nothing. */
    @Override
    public String toString() {
        String land = source.map(each -> each.good().code() + Integer.toString(each.richness()))
                .orElse("");
        String town = site.map(Content::code).orElse("");
        return (land + town).isEmpty() ? "barren" : land + town;
    }

    private static String code(TownKind kind) {
        return SITES.entrySet().stream()
                .filter(entry -> entry.getValue() == kind)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("?");
    }
}
