package heraldo.rules.engine.governor;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.engine.simulation.Question;
import heraldo.rules.engine.simulation.World;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The evaluator of sheets, by what their seat may know: it plays a sheet once in each of some positions that are as likely as the
 * true one, with the same dice for every sheet, so that sheets differ by what they order and not by luck.
 */
final class Prospect<S> {

    private static final String SEED = "governor/seed|";
    private static final String LATER = "heraldo/governor/later";
    private static final int BYTE = 256;
    private static final int SEED_LENGTH = 32;

    private final Ruleset<S> rules;
    private final Mind<S> mind;
    private final Seat seat;
    private final Temper temper;
    private final int turns;
    private final byte[] seed;
    private final List<World<S>> worlds;

    private Prospect(
            Ruleset<S> rules, Mind<S> mind, Seat seat, Temper temper, int turns, byte[] seed, List<World<S>> worlds) {
        this.rules = rules;
        this.mind = mind;
        this.seat = seat;
        this.temper = temper;
        this.turns = turns;
        this.seed = seed;
        this.worlds = worlds;
    }

    static <S> Prospect<S> of(Revision<S> asked, Governor governor, Dice dice) {
        Ruleset<S> rules = asked.rules();
        Mind<S> mind = asked.mind();
        Seat seat = asked.seat();
        Budget budget = mind.budget(governor.strength());
        byte[] seed = seed(dice, seat);
        Question<S> question = Question.of(asked.state(), seat, OrderSheet.EMPTY);
        List<World<S>> worlds = IntStream.range(0, budget.worlds())
                .mapToObj(number -> feared(World.of(rules, question, seed, number), mind, seat, number, dice))
                .toList();
        return new Prospect<>(rules, mind, seat, governor.temper(), budget.turns(), seed, worlds);
    }

    private static <S> World<S> feared(World<S> supposed, Mind<S> mind, Seat seat, int number, Dice dice) {
        World<S> world = supposed;
        for (Seat other : World.writers(world.rules().play().turn(world.state()))) {
            Optional<OrderSheet> sheet =
                    other.equals(seat) ? Optional.empty() : mind.feared(world.state(), seat, other, number, dice);
            world = sheet.isPresent() ? world.with(other, sheet.get()) : world;
        }
        return world;
    }

    private static byte[] seed(Dice dice, Seat seat) {
        Dice.Stream stream = dice.stream(SEED + seat.number());
        byte[] seed = new byte[SEED_LENGTH];
        for (int i = 0; i < SEED_LENGTH; i++) {
            seed[i] = (byte) stream.next(BYTE);
        }
        return seed;
    }

    /** Returns the total worth of the positions that a sheet leads to. */
    long worth(OrderSheet sheet) {
        long sum = 0;
        for (int number = 0; number < worlds.size(); number++) {
            sum += mind.worth(after(worlds.get(number), sheet, number), seat, temper);
        }
        return sum;
    }

    private S after(World<S> world, OrderSheet sheet, int number) {
        int end = rules.play().turn(world.state()).number() + turns;
        S state = world.with(seat, sheet).played(seed, number).state();
        Turn turn = rules.play().turn(state);
        for (int step = 1; turn.number() < end && rules.play().outcome(state).isEmpty(); step++) {
            Dice dice = dice(number, step);
            state = rules.play()
                    .resolve(state, later(state, turn, number, dice), dice)
                    .state();
            turn = rules.play().turn(state);
        }
        return state;
    }

    private Dice dice(int number, int step) {
        return new KeyedDice(() -> SeedChain.turnSeed(LATER + number, step, seed));
    }

    /** Returns the sheets of everybody in a turn to come, in which nobody thinks far. */
    private SortedMap<Seat, OrderSheet> later(S state, Turn turn, int number, Dice dice) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (Seat writer : World.writers(turn)) {
            OrderSheet sheet = writer.equals(seat)
                    ? mind.later(state, seat, temper, dice)
                    : mind.feared(state, seat, writer, number, dice)
                            .orElseGet(() -> rules.think().govern(state, writer, dice));
            if (!sheet.isEmpty()) {
                sheets.put(writer, sheet);
            }
        }
        return sheets;
    }
}
