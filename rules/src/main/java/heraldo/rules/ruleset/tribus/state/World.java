package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.book.Weekday;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * A game of Tribus while a turn is open: everything there is to know.
 *
 * @param options how this game is played
 * @param turn the number of the open turn, from 1: every pick, every tribe's turn and every tick counts
 * @param week from 1; 0 during the draft
 * @param day today
 * @param ticks how many ticks there have been
 * @param order the tribes as they were drawn
 * @param picks who still picks a city in the draft, the next one first
 * @param tribes all that play, those that are out too
 * @param pacts proposed, and accepted ones in the order in which they were
 * @param nextPact the number of the next pact
 * @param effort what the tribe whose turn it is has done in it
 * @param drafts what tribes have prepared for their next own turn (Q45)
 * @param taken tiles that changed hands in the last turn, and by pacts since, for the map
 * @param strides what the last tribe to play did in its turn, for the map
 * @param totals everybody's score at the last end of a week
 * @param ending how it ended, once it has
 */
public record World(
        Options options,
        int turn,
        Stage stage,
        int week,
        Weekday day,
        int ticks,
        List<Integer> order,
        List<Integer> picks,
        SortedMap<Integer, Tribe> tribes,
        Board board,
        List<Pool> pools,
        List<Pact> pacts,
        int nextPact,
        Effort effort,
        SortedMap<Integer, List<Order>> drafts,
        SortedSet<Hex> taken,
        List<Stride> strides,
        SortedMap<Integer, Integer> totals,
        Optional<Ending> ending) {

    public World {
        order = List.copyOf(order);
        picks = List.copyOf(picks);
        tribes = Frozen.map(tribes);
        pools = List.copyOf(pools);
        pacts = List.copyOf(pacts);
        drafts = Frozen.map(drafts);
        taken = Frozen.set(taken);
        strides = List.copyOf(strides);
        totals = Frozen.map(totals);
    }

    /** This world with some things changed. */
    public World change(Consumer<WorldDraft> change) {
        WorldDraft draft = new WorldDraft(this);
        change.accept(draft);
        return draft.world();
    }

    /** Whether a tribe plays and is not out. */
    public boolean in(int tribe) {
        return tribes.containsKey(tribe) && tribe(tribe).in();
    }

    /** A tribe that plays, or has played. */
    public Tribe tribe(int number) {
        return Known.in(tribes, number);
    }

    /** The tribes that are not out, in the order of their numbers. */
    public List<Integer> living() {
        return tribes.keySet().stream().filter(this::in).toList();
    }

    /** Where soldiers or crews of a tribe stand that have not acted in this turn. */
    public SortedSet<Hex> fresh(int tribe) {
        SortedSet<Hex> fresh = new TreeSet<>();
        board.tiles().forEach((hex, tile) -> {
            if (tile.mannedBy(tribe) && !effort.spent(hex)) {
                fresh.add(hex);
            }
        });
        board.ships().forEach((hex, ship) -> {
            if (ship.owner() == tribe && ship.manned() && !effort.spent(hex)) {
                fresh.add(hex);
            }
        });
        return fresh;
    }

    /** The tribe that plays today, unless nobody does. */
    public Optional<Integer> today() {
        return living().stream().filter(tribe -> tribe(tribe).day() == day).findFirst();
    }

    /** What the day begins with: the turn of a tribe, or nothing but its tick. */
    public Stage dawn() {
        return today().isPresent() ? Stage.TURN : Stage.TICK;
    }

    /** The tribe that is waited for. */
    public Optional<Integer> active() {
        return ending.isPresent()
                ? Optional.empty()
                : switch (stage) {
                    case PICK -> picks.stream().findFirst();
                    case TURN -> today();
                    case TICK -> Optional.empty();
                };
    }

    /** What a tribe can spend in a city, whoever owns it by now (T7, Q21). */
    public int purse(int tribe, Hex city) {
        return pools.stream()
                .filter(pool -> pool.serves(tribe, city))
                .mapToInt(Pool::amount)
                .sum();
    }

    /** How this game is played, option by option. */
    public Settings settings() {
        return new Settings(options);
    }

    /** A pact that waits to be accepted. */
    public Optional<Pact> proposal(int id) {
        return pacts.stream()
                .filter(pact -> pact.id() == id && !pact.accepted())
                .findFirst();
    }
}
