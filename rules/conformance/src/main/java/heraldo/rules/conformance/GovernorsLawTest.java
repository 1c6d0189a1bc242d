package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.data.RecordShape;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.testing.Sampling;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Governors play seats that persons hold or may take: they leave to them what only they may decide. */
@Tag("slow")
class GovernorsLawTest {

    private static final int GAMES = Sampling.size("heraldo.playouts", 1, 4);
    private static final int TURNS = Sampling.size("heraldo.governor.turns", 6, 24);
    private static final int FAR = 4;
    private static final int LOOK_EVERY = 3;
    private static final long SEED = Sampling.seed(GovernorsLawTest.class, 1);

    /** Games that governors played, by ruleset: all laws look at the same ones. */
    private static final Map<String, List<Played<?>>> GAMES_OF = new TreeMap<>();

    /** By these orders a seat is given up, or something of it for nothing. */
    private static final Set<String> LOSSES = Set.of("resign", "surrender", "cede");

    /** The results of lines that promise what the giver does not have, and of pacts that a seat forgot or made impossible. */
    private static final Set<String> BROKEN =
            Set.of("pact.X_ASSET", "pact.X_LAST_CITY", "note.R_ALLY_VOID", "note.R_SWAP_UNMATCHED");

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void governorsNeitherGiveSeatsUpNorBreakTheirWord(HostedRuleset<S> hosted) {
        List<String> wrong = new ArrayList<>();
        played(hosted).forEach(played -> {
            played.sheets()
                    .values()
                    .forEach(sheet -> sheet.orders().stream()
                            .filter(order -> loses(hosted, order))
                            .forEach(order -> wrong.add(played.turn() + " " + order)));
            Messages.in(played.resolution().chronicle()).stream()
                    .filter(message -> BROKEN.contains(message.key()))
                    .forEach(message -> wrong.add(played.turn() + " " + message));
        });
        assertEquals(List.of(), wrong);
    }

    /** Returns whether an order gives up the seat or gives something of it away, as a bargain does that asks for nothing. */
    private static boolean loses(HostedRuleset<?> hosted, Order order) {
        OrderType<?> type = hosted.orders().typeOf(order);
        boolean bargain = type.params().stream().map(Param::name).toList().containsAll(List.of("give", "get"));
        return LOSSES.contains(type.key()) || (bargain && !empty(order, "give") && empty(order, "get"));
    }

    private static boolean empty(Order order, String list) {
        return RecordShape.get((Record) order, list).equals(List.of());
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatAGovernorWritesStands(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        played(hosted)
                .forEach(played -> played.turn().due().forEach(seat -> {
                    OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
                    List<Verdict> verdicts = ruleset.play().check(played.before(), seat, sheet);
                    assertTrue(verdicts.stream().allMatch(Verdict::possible), () -> seat + " " + sheet);
                }));
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatAGovernorDecidesHangsOnNothingThatItMayNotKnow(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        played(hosted).forEach(played -> {
            if (played.turn().number() % LOOK_EVERY == 1
                    && ruleset.think().mind().isPresent()) {
                played.turn().due().forEach(seat -> demandBlind(ruleset, played.before(), seat));
            }
        });
    }

    /** The turns of all games: one with as few seats as can play, one with as many, and so on. */
    @SuppressWarnings("unchecked") // an id has one ruleset, and that has one state
    private static <S> List<Played<S>> played(HostedRuleset<S> hosted) {
        return (List<Played<S>>) (List<?>) GAMES_OF.computeIfAbsent(hosted.id(), id -> {
            List<Played<?>> turns = new ArrayList<>();
            for (int game = 0; game < GAMES; game++) {
                Manifest.Seats seats = hosted.manifest().seats();
                Playouts.game(hosted, game % 2 == 0 ? seats.least() : seats.most(), SEED + game)
                        .with(new Governors<>(hosted.ruleset(), SEED + game))
                        .play(TURNS, turns::add);
            }
            return turns;
        });
    }

    private static <S> void demandBlind(Ruleset<S> ruleset, S state, Seat seat) {
        S other = ruleset.play().redrawn(state, Viewer.of(seat), new KeyedDice(new byte[32]));
        Governor captain = new Governor(Temper.RAIDER, Strength.CAPTAIN);
        assertEquals(
                Council.decide(ruleset, state, seat, captain, new KeyedDice(new byte[32])),
                Council.decide(ruleset, other, seat, captain, new KeyedDice(new byte[32])));
    }

    /** Another temper in every turn, and seldom one who thinks far: all are to be seen, and none for long. */
    private static Governor governor(int turn, Seat seat) {
        Temper temper = Temper.values()[(turn + seat.number()) % Temper.values().length];
        boolean far = turn % FAR == 0 && seat.number() == 1;
        boolean near = (turn + seat.number()) % 2 == 0;
        return new Governor(temper, far ? Strength.MARSHAL : near ? Strength.CAPTAIN : Strength.APPRENTICE);
    }

    /** Governors of all tempers and strengths on all seats. */
    private record Governors<S>(Ruleset<S> ruleset, long seed) implements SelfPlay.Company<S> {

        @Override
        public SortedMap<Seat, OrderSheet> sent(S state, Turn turn, SortedMap<Seat, OrderSheet> proposed) {
            byte[] whims =
                    ByteBuffer.allocate(32).putLong(seed).putInt(turn.number()).array();
            SortedMap<Seat, OrderSheet> sent = new TreeMap<>();
            turn.due().forEach(seat -> {
                OrderSheet sheet = Council.decide(
                        ruleset,
                        state,
                        seat,
                        governor(turn.number(), seat),
                        new KeyedDice(SeedChain.turnSeed("governors", turn.number(), whims)));
                if (!sheet.isEmpty()) {
                    sent.put(seat, sheet);
                }
            });
            return sent;
        }
    }
}
