package heraldo.bot.campaign.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Checks how the turns of a record follow each other, and that the game master said so wherever a state was changed. */
final class Sequence {

    /** Acts that may change the state of the open turn. */
    private static final Set<String> CHANGING = Set.of("edict", "option", "deadline");

    private final List<Line.Act> acts;
    private final List<Line.Turn> seen = new ArrayList<>();

    Sequence(List<Line.Act> acts) {
        this.acts = List.copyOf(acts);
    }

    /** One more turn, or step. */
    void turn(Line.Turn turn, Verdict verdict, String place) {
        verdict.check(Check.FORM, place, follows(turn), "it does not come after the line before");
        verdict.check(Check.FORM, place, complete(turn), "a step of this turn is missing");
        if (turn.before().isPresent() && !seen.isEmpty()) {
            boolean right = turn.before().equals(expected(turn)) || said(turn);
            verdict.check(
                    Check.STATE, place, right, "it is not played on what the turn before led to, and nobody said why");
        }
        seen.add(turn);
    }

    private boolean follows(Line.Turn turn) {
        if (seen.isEmpty()) {
            return turn.lap() == 0 && turn.number() == 1 && turn.step() == 0;
        }
        Line.Turn last = last();
        boolean back = turn.lap() > last.lap() && turn.number() <= last.number() + 1;
        boolean step = turn.lap() == last.lap() && turn.number() == last.number() && turn.step() == last.step() + 1;
        boolean next = turn.lap() == last.lap() && turn.number() == last.number() + 1;
        return back || step || next;
    }

    /** Steps are counted on; those that are not here were given up when the game master went back. */
    private boolean complete(Line.Turn turn) {
        return IntStream.range(0, turn.step()).allMatch(step -> played(turn.number(), step) || givenUp(turn, step));
    }

    private boolean played(int number, int step) {
        return seen.stream().anyMatch(earlier -> earlier.number() == number && earlier.step() == step);
    }

    private boolean givenUp(Line.Turn turn, int step) {
        return acts.stream()
                .filter(act -> act.kind().equals("rewind"))
                .anyMatch(act -> act.turn().equals(Optional.of(turn.number()))
                        && act.step().equals(Optional.of(step)));
    }

    /** The state the line before led to; after going back, that which the turn was played on before. */
    private Optional<String> expected(Line.Turn turn) {
        return turn.lap() == last().lap() ? last().after() : origin(turn).flatMap(Line.Turn::before);
    }

    /** The first step of the turn as it stood before going back: what began with a higher number came after it. */
    private Optional<Line.Turn> origin(Line.Turn turn) {
        Optional<Line.Turn> origin = Optional.empty();
        for (Line.Turn earlier : seen) {
            boolean begins = origin.isEmpty() || earlier.lap() > origin.get().lap();
            if (earlier.number() == turn.number() && begins) {
                origin = Optional.of(earlier);
            }
        }
        return origin;
    }

    private boolean said(Line.Turn turn) {
        boolean back = turn.lap() > last().lap();
        return acts.stream()
                .filter(act -> CHANGING.contains(act.kind()))
                .anyMatch(act -> back || act.turn().isEmpty() || during(act, turn));
    }

    private static boolean during(Line.Act act, Line.Turn turn) {
        return act.turn().equals(Optional.of(turn.number())) && act.step().equals(Optional.of(turn.step()));
    }

    private Line.Turn last() {
        return seen.get(seen.size() - 1);
    }
}
