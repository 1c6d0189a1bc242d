package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Options;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.book.Weekday;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * A game of Tribus while a turn is open: everything there is to know.
 *
 * @param options how this game is played
 */
public record World(
        Options options,
        @Inline Calendar calendar,
        @Inline Roster roster,
        Board board,
        List<Pool> pools,
        @Inline Bargains bargains,
        @Inline Turns turns,
        @Inline Tally tally) {

    public World {
        pools = List.copyOf(pools);
    }

    public World withOptions(Options options) {
        return new World(options, calendar, roster, board, pools, bargains, turns, tally);
    }

    public World withCalendar(Calendar calendar) {
        return new World(options, calendar, roster, board, pools, bargains, turns, tally);
    }

    public World withRoster(Roster roster) {
        return new World(options, calendar, roster, board, pools, bargains, turns, tally);
    }

    public World withBoard(Board board) {
        return new World(options, calendar, roster, board, pools, bargains, turns, tally);
    }

    public World withPools(List<Pool> pools) {
        return new World(options, calendar, roster, board, pools, bargains, turns, tally);
    }

    public World withBargains(Bargains bargains) {
        return new World(options, calendar, roster, board, pools, bargains, turns, tally);
    }

    public World withTurns(Turns turns) {
        return new World(options, calendar, roster, board, pools, bargains, turns, tally);
    }

    public World withTally(Tally tally) {
        return new World(options, calendar, roster, board, pools, bargains, turns, tally);
    }

    public Stage stage() {
        return calendar.stage();
    }

    /** From 1; 0 during the draft. */
    public int week() {
        return calendar.week();
    }

    public Weekday day() {
        return calendar.day();
    }

    public SortedMap<Integer, Tribe> tribes() {
        return roster.tribes();
    }

    public List<Pact> pacts() {
        return bargains.pacts();
    }

    public Effort effort() {
        return turns.effort();
    }

    public List<Stride> strides() {
        return turns.strides();
    }

    public Optional<Ending> ending() {
        return tally.ending();
    }

    /** Returns whether a tribe plays and is not out. */
    public boolean in(int tribe) {
        Tribe known = tribes().get(tribe);
        return known != null && known.in();
    }

    /** A tribe that plays, or has played. */
    public Tribe tribe(int number) {
        return Known.in(tribes(), number);
    }

    /** The tribes that are not out, in the order of their numbers. */
    public List<Integer> living() {
        List<Integer> living = new ArrayList<>();
        tribes().forEach((number, tribe) -> {
            if (tribe.in()) {
                living.add(number);
            }
        });
        return List.copyOf(living);
    }

    /** Returns the tiles with soldiers or crews of a tribe that have not acted in this turn. */
    public SortedSet<Hex> fresh(int tribe) {
        SortedSet<Hex> fresh = new TreeSet<>();
        board.tiles().forEach((hex, tile) -> {
            if (tile.mannedBy(tribe) && !effort().spent(hex)) {
                fresh.add(hex);
            }
        });
        board.ships().forEach((hex, ship) -> {
            if (ship.owner() == tribe && ship.manned() && !effort().spent(hex)) {
                fresh.add(hex);
            }
        });
        return fresh;
    }

    /** The tribe that plays today, unless nobody does. */
    public Optional<Integer> today() {
        for (Map.Entry<Integer, Tribe> tribe : tribes().entrySet()) {
            if (tribe.getValue().in() && tribe.getValue().day() == day()) {
                return Optional.of(tribe.getKey());
            }
        }
        return Optional.empty();
    }

    /** Returns the stage with which the day begins: the turn of a tribe, or nothing but its tick. */
    public Stage dawn() {
        return today().isPresent() ? Stage.TURN : Stage.TICK;
    }

    /** This world as its day begins. */
    public World dawning() {
        return withCalendar(calendar.withStage(dawn()));
    }

    /** The tribe that is waited for. */
    public Optional<Integer> active() {
        return ending().isPresent()
                ? Optional.empty()
                : switch (stage()) {
                    case PICK -> roster.picks().stream().findFirst();
                    case TURN -> today();
                    case TICK -> Optional.empty();
                };
    }

    /** Returns the resources that a tribe can spend in a city, even if the city has changed hands since (T7, Q21). */
    public int purse(int tribe, Hex city) {
        return sum(pool -> pool.serves(tribe, city));
    }

    /** Returns the rest of a tribe's resources for the week. */
    public int resources(int tribe) {
        return sum(pool -> pool.tribe() == tribe);
    }

    private int sum(Predicate<Pool> some) {
        return pools.stream().filter(some).mapToInt(Pool::amount).sum();
    }

    /** Returns the settings of this game, option by option. */
    public Settings settings() {
        return new Settings(options);
    }
}
