package heraldo.rules.ruleset.tribus.outlook;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Every way in which a turn may come out.
 *
 * @param all one for each throw of all dice, with how many of equally likely throws it stands for
 * @param whole how many equally likely throws there are
 * @param capped whether there are so many dice that the last ones are taken at their best
 */
record Outcomes(List<Outcome> all, int whole, boolean capped) {

    /** More dice than this are too many to count out. */
    private static final int MOST_DICE = 4;

    /** A turn as some dice let it come out. */
    record Outcome(Progress turn, int weight) {}

    static Outcomes of(Function<Dice, Progress> play, int sides) {
        List<Outcome> all = new ArrayList<>();
        List<Integer> script = new ArrayList<>();
        boolean capped = false;
        boolean more = true;
        while (more) {
            Script dice = new Script(script);
            Progress turn = play.apply(dice);
            all.add(new Outcome(turn, power(sides, MOST_DICE - script.size())));
            capped |= dice.capped;
            more = advance(script, sides);
        }
        return new Outcomes(List.copyOf(all), power(sides, MOST_DICE), capped);
    }

    /** The next throw in counting order; false after the last. */
    private static boolean advance(List<Integer> script, int sides) {
        while (!script.isEmpty()) {
            int last = script.removeLast();
            if (last < sides) {
                script.add(last + 1);
                return true;
            }
        }
        return false;
    }

    private static int power(int base, int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }

    /** Dice that show what is written, and write down ones where nothing is. */
    private static final class Script implements Dice {
        private final List<Integer> written;
        private int thrown;
        private boolean capped;

        Script(List<Integer> written) {
            this.written = written;
        }

        @Override
        public Stream stream(String label) {
            return this::next;
        }

        private int next(int sides) {
            if (thrown == MOST_DICE) {
                capped = true;
                return sides;
            }
            if (thrown == written.size()) {
                written.add(1);
            }
            return written.get(thrown++);
        }

        @Override
        public long lot(String label) {
            return 0;
        }
    }
}
