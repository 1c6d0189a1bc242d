package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.engine.Setup;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.chart.Lot;
import heraldo.rules.ruleset.kaixiflan.chart.NewRealm;
import heraldo.rules.ruleset.kaixiflan.chart.Sectors;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** States as examples write them: a base and its items ({@code S:}), or edits of a state ({@code GM:}). */
final class States {

    private static final int FX_TURN = 3;

    private final Game game;
    private final OptionTable options;
    private final SortedMap<String, Change> state = new TreeMap<>();
    private final SortedMap<String, Change> edits = new TreeMap<>();
    private final Change province;

    States(Game game, OptionTable options) {
        this.game = game;
        this.options = options;
        this.province = new ProvinceChange(game.book());
        LandChanges land = new LandChanges(game.map());
        GameChanges whole = new GameChanges(game.map(), game.missions(), options, land);
        land.addTo(edits);
        CourtChanges.addTo(edits);
        edits.put("mission", whole::mission);
        state.putAll(edits);
        whole.addTo(state);
        edits.put("itinerant", CourtChanges::itinerant);
    }

    /** The state of an {@code S:} line. */
    Realm read(CaseBlock.Line line) {
        List<Item> items = Item.of(line);
        if (items.isEmpty()) {
            throw new IllegalArgumentException("line " + line.number() + ": a state begins with FX or new");
        }
        Realm realm = base(items.get(0));
        for (Item item : items.subList(1, items.size())) {
            realm = change(realm, item, state);
        }
        return realm;
    }

    /** A state with the edits of {@code GM:} lines. */
    Realm edit(Realm realm, List<Item> items) {
        Realm edited = realm;
        for (Item item : items) {
            edited = change(edited, item, edits);
        }
        return edited;
    }

    private Realm change(Realm realm, Item item, SortedMap<String, Change> known) {
        Change change = item.head().matches("P[1-6]") ? province : known.get(item.head());
        return Optional.ofNullable(change)
                .orElseThrow(() -> item.wrong("\"" + item.head() + "\" is no item of this line"))
                .apply(realm, item);
    }

    private Realm base(Item item) {
        item.end(1);
        return switch (item.head()) {
            case "new" -> start(new TreeMap<>());
            case "FX" -> fixture();
            default -> throw item.wrong("a state begins with FX or new");
        };
    }

    private Realm fixture() {
        SortedMap<String, String> options = new TreeMap<>();
        options.put("missedTurn", "NOTHING");
        options.put("events.mode", "OFF");
        Realm realm = start(options);
        for (Owner owner : realm.provinces().keySet()) {
            Province province = realm.province(owner);
            realm = realm.with(owner, province.withStock(Stock.NONE));
        }
        return realm.withTurn(FX_TURN);
    }

    /** Six provinces on a map on which only the rings hold anything. */
    private Realm start(SortedMap<String, String> chosen) {
        Sectors sectors = new Sectors(game.map());
        SortedMap<Hex, Lot> lots = new TreeMap<>();
        sectors.hexes().forEach(hex -> lots.put(hex, Lot.BARREN));
        for (Owner owner : Owner.PROVINCES) {
            List<Hex> ring = sectors.ring(owner);
            for (int i = 1; i < ring.size(); i++) {
                lots.put(ring.get(i), Lot.of(game.map().ring().get(i - 1)));
            }
        }
        List<Seat> seats = Owner.PROVINCES.stream()
                .map(owner -> owner.seat().orElseThrow())
                .toList();
        Setup setup = new Setup(seats, options.complete(chosen));
        Realm realm = new NewRealm(game.map()).realm(setup, Quests.NONE, lots);
        return realm.withOptions(new Options(setup.options()));
    }
}
