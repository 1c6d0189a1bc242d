package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.turn.Award;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Step;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** All claims against the same events: who did which deed, how its points are shared, who gets the extra (C49 to C56). */
public final class DeedStep implements Step {

    @Override
    public void play(Progress turn) {
        List<Task<Claim>> claims = turn.tasks(Claim.class);
        for (DeedRow row : turn.law().book().deeds()) {
            judge(
                    turn,
                    row,
                    claims.stream()
                            .filter(task -> task.order().code().equals(row.code()))
                            .toList());
        }
    }

    private static void judge(Progress turn, DeedRow row, List<Task<Claim>> claims) {
        SortedMap<Seat, Integer> times = new TreeMap<>();
        SortedMap<Seat, Task<Claim>> best = new TreeMap<>();
        for (Task<Claim> task : claims) {
            int earned = times(turn, row, task);
            if (earned == 0) {
                task.note(Note.of("R_DEED_FALSE", List.of(row.code()), "deed", Say.deed(row.code())));
            } else if (earned > times.getOrDefault(task.seat(), 0)) {
                times.put(task.seat(), earned);
                best.put(task.seat(), task);
            }
        }
        if (!best.isEmpty()) {
            award(turn, row, times, best);
        }
    }

    private static int times(Progress turn, DeedRow row, Task<Claim> task) {
        if (row.when() == DeedRow.When.EVENT) {
            return EventDeeds.times(turn, task.seat(), row, task.order());
        }
        return StartDeeds.met(turn.law(), task.seat(), row, task.order()) ? 1 : 0;
    }

    private static void award(
            Progress turn, DeedRow row, SortedMap<Seat, Integer> times, SortedMap<Seat, Task<Claim>> best) {
        int sharers = best.size();
        SortedMap<Seat, Integer> points = new TreeMap<>();
        times.forEach((seat, earned) -> points.put(seat, share(row.prize().points() * earned, sharers)));
        Optional<Seat> favoured =
                row.prize().extra().map(extra -> turn.draws().among("deed|" + row.code(), List.copyOf(best.keySet())));
        best.values().forEach(task -> note(row, task, sharers, favoured));
        turn.awarded(new Award(
                row,
                points,
                helpers(turn, row, best, sharers),
                favoured.map(seat -> extra(seat, Known.in(best, seat).order()))));
    }

    private static Award.Extra extra(Seat seat, Claim claim) {
        return new Award.Extra(seat, claim.planets(), claim.god());
    }

    /** A point for every lord that an ally recognised, shared like the deed (C56). */
    private static SortedMap<Seat, Integer> helpers(
            Progress turn, DeedRow row, SortedMap<Seat, Task<Claim>> best, int sharers) {
        SortedMap<Seat, Integer> helpers = new TreeMap<>();
        if (row.code().equals(Warlord.CODE)) {
            int each = share(row.ally().orElse(0), sharers);
            best.forEach((lord, task) ->
                    Warlord.allies(turn, lord, task.order()).forEach(ally -> helpers.merge(ally, each, Integer::sum)));
        }
        return helpers;
    }

    /** Split and rounded up (CR34). */
    private static int share(int value, int sharers) {
        return (value + sharers - 1) / sharers;
    }

    private static void note(DeedRow row, Task<Claim> task, int sharers, Optional<Seat> favoured) {
        if (sharers > 1) {
            task.note(Note.of(
                    "R_DEED_SHARED", List.of(row.code(), sharers), "deed", Say.deed(row.code()), "sharers", sharers));
        }
        favoured.ifPresent(seat -> task.note(Note.of(
                "R_DEED_EXTRA", List.of(row.code(), seat.number()), "deed", Say.deed(row.code()), "who", seat)));
    }
}
