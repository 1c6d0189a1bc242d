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
    private final Company<S> company;
    private final Player<S> player;

    private SelfPlay(Ruleset<S> ruleset, Setup setup, SeedChain chain, Company<S> company, Player<S> player) {
        this.ruleset = ruleset;
        this.setup = setup;
        this.chain = chain;
        this.company = company;
        this.player = player;
    }

    /** The player that writes the sheets. */
    @FunctionalInterface
    public interface Player<S> {

        /**
         * The sheet of a seat that may write.
         *
         * @param whims the players' own dice in this turn, or this step of it
         */
        OrderSheet sheet(S state, Seat seat, Dice whims);
    }

    /** The company at the table beside the engine's own player; nobody by default. */
    public interface Company<S> {

        /** Returns the final sheets of the seats, given those that the engine's own player proposed. */
        default SortedMap<Seat, OrderSheet> sent(S state, Turn turn, SortedMap<Seat, OrderSheet> proposed) {
            return proposed;
        }

        /** The position when the turn is played, after whatever a game master did while orders were written. */
        default S amended(S state) {
            return state;
        }
    }

    /**
     * A turn that was played, or one step of an instant turn.
     *
     * @param before the state while the turn was open
     * @param sheets what each seat sent
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
        return of(hosted, new Setup(HostedRuleset.seats(seats), hosted.options().complete(options)), seed);
    }

    /**
     * A new game with all that was agreed on before it.
     *
     * @throws IllegalArgumentException if the ruleset does not allow the number of seats
     */
    public static <S> SelfPlay<S> of(HostedRuleset<S> hosted, Setup setup, long seed) {
        Manifest.Seats allowed = hosted.manifest().seats();
        int seats = setup.seats().size();
        if (!allowed.allow(seats)) {
            throw new IllegalArgumentException(
                    "from " + allowed.least() + " to " + allowed.most() + " seats, not " + seats);
        }
        byte[] master = ByteBuffer.allocate(32).putLong(24, seed).array();
        return new SelfPlay<>(
                hosted.ruleset(),
                setup,
                SeedChain.ofSwiftGame(CAMPAIGN, master),
                new Company<>() {},
                hosted.ruleset().think()::propose);
    }

    /** The same game with others at the table. */
    public SelfPlay<S> with(Company<S> others) {
        return new SelfPlay<>(ruleset, setup, chain, others, player);
    }

    /** The same game played by somebody else. */
    public SelfPlay<S> by(Player<S> other) {
        return new SelfPlay<>(ruleset, setup, chain, company, other);
    }

    /** The state before the first turn. */
    public S start() {
        return ruleset.play().setUp(setup, new KeyedDice(chain.setupSeed()));
    }

    /** The dice of a turn. */
    public Dice dice(int turn) {
        return new KeyedDice(() -> chain.turnSeed(turn));
    }

    /**
     * Plays to the end of the game, or for so many turns.
     *
     * @param watcher is told of every turn
     * @return the last state
     */
    public S play(int turns, Consumer<Played<S>> watcher) {
        S state = start();
        Turn turn = ruleset.play().turn(state);
        int steps = 0;
        while (ruleset.play().outcome(state).isEmpty() && turn.number() <= turns) {
            Played<S> played = step(state, turn, steps++);
            watcher.accept(played);
            state = played.resolution().state();
            turn = ruleset.play().turn(state);
            if (steps > MOST_STEPS * turns) {
                throw new IllegalStateException("turn " + turn.number() + " does not end");
            }
        }
        return state;
    }

    private Played<S> step(S state, Turn turn, int step) {
        Dice whims = new KeyedDice(() -> SeedChain.turnSeed(PLAYERS, step, chain.anchor()));
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (Seat seat : seats()) {
            OrderSheet sheet = turn.takes(seat) ? player.sheet(state, seat, whims) : OrderSheet.EMPTY;
            if (!sheet.isEmpty()) {
                sheets.put(seat, sheet);
            }
        }
        SortedMap<Seat, OrderSheet> sent = Collections.unmodifiableSortedMap(company.sent(state, turn, sheets));
        S amended = company.amended(state);
        return new Played<>(amended, turn, sent, ruleset.play().resolve(amended, sent, dice(turn.number())));
    }

    /** The seats of the game. */
    public List<Seat> seats() {
        return setup.seats();
    }
}
