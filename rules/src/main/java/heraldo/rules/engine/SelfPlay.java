package heraldo.rules.engine;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A game that the engine's own player plays against itself on every seat. The same seed gives the same game.
 *
 * @param <S> the state of the ruleset
 */
public final class SelfPlay<S> {

    /** An instant turn with more steps than this never ends: a fault of the ruleset. */
    private static final long MOST_STEPS = 10_000;

    private static final String CAMPAIGN = "00000000-0000-4000-8000-000000000000";
    private static final String PLAYERS = "players";

    private final Ruleset<S> ruleset;
    private final Setup setup;
    private final SeedChain chain;

    private SelfPlay(Ruleset<S> ruleset, Setup setup, SeedChain chain) {
        this.ruleset = ruleset;
        this.setup = setup;
        this.chain = chain;
    }

    /**
     * A turn that was played, or one step of an instant turn.
     *
     * @param before the state while the turn was open
     * @param sheets what each due seat sent
     */
    public record Played<S>(S before, Turn turn, SortedMap<Seat, OrderSheet> sheets, Resolution<S> resolution) {}

    /**
     * A new game.
     *
     * @param seats how many play
     * @param options what differs from the defaults
     * @throws IllegalArgumentException if the ruleset does not allow the number of seats or an option
     */
    public static <S> SelfPlay<S> of(HostedRuleset<S> hosted, int seats, SortedMap<String, String> options, long seed) {
        Manifest.Seats allowed = hosted.manifest().seats();
        if (!allowed.allow(seats)) {
            throw new IllegalArgumentException(
                    "from " + allowed.least() + " to " + allowed.most() + " seats, not " + seats);
        }
        Setup setup = new Setup(HostedRuleset.seats(seats), hosted.options().complete(options));
        byte[] master = ByteBuffer.allocate(32).putLong(24, seed).array();
        return new SelfPlay<>(hosted.ruleset(), setup, SeedChain.of(CAMPAIGN, master));
    }

    /** The state before the first turn. */
    public S start() {
        return ruleset.setUp(setup, new KeyedDice(chain.setupSeed()));
    }

    /** The dice of a turn. */
    public Dice dice(int turn) {
        return new KeyedDice(chain.turnSeed(turn));
    }

    /**
     * Plays to the end of the game, or for so many turns.
     *
     * @param watcher is told of every turn
     * @return the last state
     */
    public S play(int turns, Consumer<Played<S>> watcher) {
        S state = start();
        int steps = 0;
        while (ruleset.outcome(state).isEmpty() && ruleset.turn(state).number() <= turns) {
            Played<S> played = step(state, steps++);
            watcher.accept(played);
            S next = played.resolution().state();
            if (steps > MOST_STEPS * turns) {
                throw new IllegalStateException("turn " + ruleset.turn(next).number() + " does not end");
            }
            state = next;
        }
        return state;
    }

    private Played<S> step(S state, int step) {
        Turn turn = ruleset.turn(state);
        Dice whims = new KeyedDice(SeedChain.turnSeed(PLAYERS, step, chain.anchor()));
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (Seat seat : turn.due()) {
            OrderSheet sheet = ruleset.propose(state, seat, whims);
            if (!sheet.isEmpty()) {
                sheets.put(seat, sheet);
            }
        }
        SortedMap<Seat, OrderSheet> sent = Collections.unmodifiableSortedMap(sheets);
        return new Played<>(state, turn, sent, ruleset.resolve(state, sent, dice(turn.number())));
    }

    /** The seats of the game. */
    public List<Seat> seats() {
        return setup.seats();
    }
}
