package heraldo.rules.ruleset.kaixiflan.court;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.check.ImportCheck;
import heraldo.rules.ruleset.kaixiflan.order.Import;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;

/** The product of Foreign Trade: chosen with the vote for the coming term, or later in the term (R83). */
final class ImportChoice {

    private final Progress turn;

    ImportChoice(Progress turn) {
        this.turn = turn;
    }

    /** The holder chooses in his term; whether he may was checked with his orders. */
    void duringTerm() {
        for (Task<Import> task : turn.tasks(Import.class)) {
            if (turn.start().court().holds(task.owner(), Office.TRADE)) {
                choose(task.order().resource());
                turn.tell(Section.of(
                        Message.of("chronicle.politics"),
                        List.of(Message.of(
                                "politics.imported",
                                "resource",
                                Say.good(task.order().resource())))));
            }
        }
    }

    /** The choice that came with the vote counts if its giver was elected and may import that product now. */
    void ofElected(Owner holder, List<Message> told) {
        List<Good> allowed = turn.lawNow().control().importable(holder);
        for (Task<Import> task : turn.tasks(Import.class)) {
            if (task.owner() != holder) {
                continue;
            }
            Good good = task.order().resource();
            if (allowed.contains(good)) {
                choose(good);
                told.add(Message.of("politics.import", "resource", Say.good(good)));
            } else {
                task.drop(ImportCheck.refusal(good, allowed));
            }
        }
        if (!turn.now().court().chosen()) {
            told.add(Message.of("politics.no-import"));
        }
    }

    private void choose(Good good) {
        turn.change(realm -> realm.court(realm.court().importing(good)));
    }
}
