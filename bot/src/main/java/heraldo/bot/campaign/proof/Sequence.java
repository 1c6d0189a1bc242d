package heraldo.bot.campaign.proof;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Checks the sequence of a record's rows: none is missing, and the game went back only where an act says so. */
final class Sequence {

    private final Verdict verdict;
    private final SortedMap<Integer, Integer> steps = new TreeMap<>();
    private Optional<Line.Row> last = Optional.empty();
    private Optional<Integer> back = Optional.empty();
    private int laps;

    Sequence(Verdict verdict) {
        this.verdict = verdict;
    }

    /** One more row. */
    void row(Line.Row row, String place) {
        boolean follows = row.lap() == laps && next(row);
        verdict.check(Check.FORM, place, follows, "it does not come after the line before");
        boolean whole = row.step() == steps.getOrDefault(row.number(), 0);
        verdict.check(Check.FORM, place, whole, "a step of this turn is missing");
        steps.merge(row.number(), 1, Integer::sum);
        last = Optional.of(row);
        back = Optional.empty();
        laps = row.lap();
    }

    /** One more act of the game master. */
    void act(Line.Act act, String place) {
        if (Acts.goesBack(act)) {
            Optional<Integer> target = Acts.target(act);
            boolean known = target.isPresent() && act.turn().isPresent();
            verdict.check(Check.FORM, place, known, "it does not say to which turn it goes back");
            back = target;
            laps++;
        }
    }

    private boolean next(Line.Row row) {
        if (back.isPresent()) {
            return row.number() == back.get();
        }
        if (last.isEmpty()) {
            return row.number() == 1;
        }
        int number = last.get().number();
        return last.get() instanceof Line.Turn && (row.number() == number || row.number() == number + 1);
    }
}
