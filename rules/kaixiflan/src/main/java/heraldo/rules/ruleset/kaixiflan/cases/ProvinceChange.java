package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** The item {@code P1 [era=3] [all=10] [O9 P5 …] [has=muelle,forja]}: what it names of a province, and nothing else. */
record ProvinceChange(Rulebook book) implements Change {

    /**
     * Values that such an item names.
     *
     * @param stock the named part of the store, over a base
     */
    record Named(Owner owner, Optional<Integer> era, Optional<Stock> stock, Optional<SortedSet<String>> buildings) {}

    @Override
    public Realm apply(Realm realm, Item item) {
        Owner owner = owner(realm, item);
        Province province = realm.province(owner);
        Named named = read(item, province.stock());
        Province richer = province.withEra(named.era().orElse(province.era()))
                .withStock(named.stock().orElse(province.stock()))
                .withBuildings(named.buildings().orElse(province.buildings()));
        return realm.with(owner, richer);
    }

    static Owner owner(Realm realm, Item item) {
        return played(realm, item, item.head());
    }

    static Owner played(Realm realm, Item item, String name) {
        Owner owner = Words.province(item, name);
        if (!realm.provinces().containsKey(owner)) {
            throw item.wrong(owner + " is not played");
        }
        return owner;
    }

    /** Reads the item; a resource that it does not name has the amount of a base. */
    Named read(Item item, Stock base) {
        Optional<Integer> era = Optional.empty();
        Optional<SortedSet<String>> buildings = Optional.empty();
        Optional<Stock> all = Optional.empty();
        Optional<Stock> stock = Optional.empty();
        for (String word : item.tail()) {
            if (word.startsWith("era=")) {
                era = Optional.of(era(item, word.substring("era=".length())));
            } else if (word.startsWith("has=")) {
                buildings = Optional.of(buildings(item, word.substring("has=".length())));
            } else if (word.startsWith("all=")) {
                all = Optional.of(Stock.all(Words.number(item, word.substring("all=".length()))));
            } else {
                stock = Optional.of(amount(
                        item,
                        word,
                        stock.or(() -> Optional.of(Stock.all(UNNAMED))).get()));
            }
        }
        Stock under = all.orElse(base);
        Optional<Stock> named =
                stock.map(over -> Stock.of(good -> over.get(good) == UNNAMED ? under.get(good) : over.get(good)));
        return new Named(Words.province(item, item.head()), era, named.isPresent() ? named : all, buildings);
    }

    private static final int UNNAMED = -1;

    private int era(Item item, String digits) {
        int era = Words.number(item, digits);
        if (era < 1 || era > book.lastEra()) {
            throw item.wrong("there is no Era " + era);
        }
        return era;
    }

    private SortedSet<String> buildings(Item item, String list) {
        if (list.equals(Words.NONE)) {
            return Frozen.noSet();
        }
        List<String> known = book.buildings().stream().map(Building::id).toList();
        List<String> ids = Arrays.asList(list.split(",", -1));
        ids.stream().filter(id -> !known.contains(id)).findFirst().ifPresent(id -> {
            throw item.wrong(id + " is no building");
        });
        return Frozen.set(ids);
    }

    /** {@code O9}. */
    static Stock amount(Item item, String word, Stock stock) {
        if (!word.matches("[OPMCNS][0-9]{1,3}")) {
            throw item.wrong("\"" + word + "\" is no amount like O9");
        }
        return stock.with(Words.good(item, word.substring(0, 1)), Words.number(item, word.substring(1)));
    }
}
