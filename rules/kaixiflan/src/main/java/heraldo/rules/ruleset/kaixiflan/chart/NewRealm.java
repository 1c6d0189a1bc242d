package heraldo.rules.ruleset.kaixiflan.chart;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Settings;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Affairs;
import heraldo.rules.ruleset.kaixiflan.state.Agenda;
import heraldo.rules.ruleset.kaixiflan.state.Annals;
import heraldo.rules.ruleset.kaixiflan.state.Atlas;
import heraldo.rules.ruleset.kaixiflan.state.Country;
import heraldo.rules.ruleset.kaixiflan.state.Course;
import heraldo.rules.ruleset.kaixiflan.state.Court;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Omens;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Peoples;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Sets up a game: the map, the provinces that play, the independents and what everybody starts with (§2.2, §6). */
public final class NewRealm {

    private final MapTable table;
    private final Sectors sectors;

    public NewRealm(MapTable table) {
        this.table = table;
        this.sectors = new Sectors(table);
    }

    /**
     * The first turn of a game.
     *
     * @param quests the shuffled decks
     */
    public Realm realm(Setup setup, Quests quests, Dice dice) {
        Survey survey = new Survey(table, dice);
        boolean mirror = Settings.of(setup.options(), setup.seats().size()).mirrored();
        return realm(setup, quests, mirror ? survey.mirrored() : survey.balanced());
    }

    /** The first turn of a game on a given map. */
    public Realm realm(Setup setup, Quests quests, SortedMap<Hex, Lot> lots) {
        Settings settings = Settings.of(setup.options(), setup.seats().size());
        List<Owner> played = setup.seats().stream().map(Owner::of).toList();
        return new Realm(
                settings.options(),
                Course.START,
                Country.of(atlas(lots, played)),
                new Peoples(provinces(played, settings), muster(lots, played, settings), towns(lots, played)),
                new Affairs(Court.at(table.middle()), Pacts.NONE, quests, Omens.NONE),
                Annals.NONE,
                Agenda.EMPTY,
                Frozen.noMap());
    }

    /** The provinces in drawn order: the first goes to the player who joined first (§4.2). */
    public static List<Seat> seats(Dice dice) {
        return dice.shuffle(Owner.PROVINCES, owner -> "seat|" + owner).stream()
                .map(owner -> owner.seat().orElseThrow())
                .toList();
    }

    private Atlas atlas(SortedMap<Hex, Lot> lots, List<Owner> played) {
        SortedMap<Hex, Land> lands = new TreeMap<>();
        lots.forEach((hex, lot) -> lands.put(hex, Land.BARREN.holding(lot.source())));
        SortedSet<Hex> known = new TreeSet<>(List.of(table.middle()));
        for (Owner province : played) {
            known.add(table.of(province).capitalHex());
            known.addAll(sectors.ring(province));
        }
        return new Atlas(lands).change(known, Land::revealed);
    }

    private SortedMap<Owner, Province> provinces(List<Owner> played, Settings settings) {
        SortedMap<Owner, Province> provinces = new TreeMap<>();
        Stock stock = Stock.all(settings.startStock());
        for (Owner owner : played) {
            MapTable.Seating seating = table.of(owner);
            provinces.put(
                    owner,
                    new Province(seating.capitalHex(), seating.homeHex(), 1, stock, Frozen.noSet(), List.of(), false));
        }
        return provinces;
    }

    private SortedMap<Hex, Town> towns(SortedMap<Hex, Lot> lots, List<Owner> played) {
        SortedMap<Hex, Town> towns = new TreeMap<>();
        lots.forEach((hex, lot) -> lot.site().ifPresent(kind -> towns.put(hex, new Town(Owner.IND, kind, 0))));
        for (Owner owner : Owner.PROVINCES) {
            Town seat = played.contains(owner)
                    ? new Town(owner, TownKind.CAPITAL, 0)
                    : new Town(Owner.IND, TownKind.CITY, 0);
            towns.put(table.of(owner).capitalHex(), seat);
        }
        return towns;
    }

    private Muster muster(SortedMap<Hex, Lot> lots, List<Owner> played, Settings settings) {
        Muster muster = Muster.EMPTY;
        for (var place : towns(lots, played).entrySet()) {
            if (place.getValue().owner() == Owner.IND) {
                muster = muster.plus(
                        place.getKey(),
                        Owner.IND,
                        table.garrison(place.getValue().kind()));
            }
        }
        for (Owner owner : played) {
            MapTable.Seating seating = table.of(owner);
            muster = muster.plus(seating.homeHex(), owner, new Units(settings.startColonists(), 0))
                    .plus(seating.capitalHex(), owner, new Units(0, settings.startArmies()));
        }
        return muster;
    }
}
