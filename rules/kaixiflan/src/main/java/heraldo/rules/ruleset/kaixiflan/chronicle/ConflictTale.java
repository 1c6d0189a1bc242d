package heraldo.rules.ruleset.kaixiflan.chronicle;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.picture.ConflictMarks;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import java.util.List;

/** The conflicts that stand on the map when a turn has been played (§7.1, 8). */
public final class ConflictTale implements Step {

    @Override
    public void play(Progress turn) {
        Law law = turn.lawNow();
        turn.tell(() -> section(law));
    }

    /** Tells of the conflicts in a position. */
    public static Section section(Law law) {
        List<Message> told = ConflictMarks.told(law);
        return Section.of(
                Message.of("chronicle.conflicts"),
                told.isEmpty() ? List.of(Message.of("chronicle.no-conflicts")) : told);
    }
}
