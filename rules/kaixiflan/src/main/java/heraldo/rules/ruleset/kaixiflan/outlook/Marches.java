package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.order.troop.March;
import heraldo.rules.ruleset.kaixiflan.order.troop.Marching;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.List;

/** Outlook of the marches, and of the sources that change hands by them. Lives within one outlook. */
final class Marches {

    private final Law before;
    private final Law after;
    private final Owner owner;
    private Muster muster;

    Marches(Rehearsal rehearsal, Owner owner) {
        this.before = rehearsal.turn().law();
        this.after = rehearsal.turn().lawNow();
        this.owner = owner;
        this.muster = rehearsal.gathered();
    }

    /** The next Mover that stands. */
    Line line(Marching order) {
        Owner subject = order.subject(owner);
        March march = March.of(muster, subject, order);
        muster = march.after();
        List<Message> told = new ArrayList<>();
        List<Message> cautions = new ArrayList<>();
        for (int i = 0; i < march.groups().size(); i++) {
            Units group = march.groups().get(i);
            Hex to = order.legs().get(i).destination();
            if (!group.isNone()) {
                told.add(Message.of("outlook.march", "units", Say.units(group), "place", place(to)));
                arrive(to, subject, told, cautions);
            }
        }
        if (controls(before, order.origin(), subject) && !controls(after, order.origin(), subject)) {
            cautions.add(Message.of("outlook.source-lost", "place", place(order.origin())));
        }
        return new Line(told, cautions);
    }

    private void arrive(Hex to, Owner subject, List<Message> told, List<Message> cautions) {
        if (!controls(before, to, subject) && controls(after, to, subject)) {
            told.add(Message.of("outlook.source-won", "place", place(to)));
        }
        if (after.peace().blocked(to, subject)) {
            cautions.add(Message.of(
                    "outlook.conflict",
                    "place",
                    place(to),
                    "owners",
                    Say.owners(after.peace().foes(to, subject))));
        }
    }

    private static boolean controls(Law law, Hex hex, Owner subject) {
        return law.control().of(hex).filter(subject::equals).isPresent();
    }

    private Object place(Hex hex) {
        return Say.place(before.realm(), hex);
    }
}
