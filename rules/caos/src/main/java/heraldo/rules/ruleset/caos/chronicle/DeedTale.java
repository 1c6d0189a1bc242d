package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.turn.Award;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Deeds that were done, their points and extras, and claims that were false. */
final class DeedTale {

    private DeedTale() {}

    static List<Message> lines(Progress turn) {
        List<Message> lines = new ArrayList<>();
        turn.awards().forEach(award -> lines.add(award(award)));
        for (Task<Claim> task : turn.tasks(Claim.class)) {
            if (task.notes().stream().anyMatch(note -> note.code().equals("R_DEED_FALSE"))) {
                lines.add(Message.of(
                        "tale.deeds.untrue",
                        "who",
                        task.seat(),
                        "deed",
                        Say.deed(task.order().code())));
            }
        }
        return lines;
    }

    private static Message award(Award award) {
        return Message.of(
                "tale.deeds.done",
                "deed",
                Say.deed(award.deed().code()),
                "points",
                points(award.points()),
                "helpers",
                award.helpers().isEmpty()
                        ? Message.of("tale.silence")
                        : Message.of("tale.deeds.helpers", "points", points(award.helpers())),
                "extra",
                award.favoured()
                        .map(seat ->
                                Message.of("tale.deeds.extra." + award.deed().extraWord(), "who", seat))
                        .orElseGet(() -> Message.of("tale.silence")));
    }

    private static List<Message> points(SortedMap<Seat, Integer> points) {
        return points.entrySet().stream()
                .map(each -> Message.of("tale.deeds.points", "who", each.getKey(), "points", each.getValue()))
                .toList();
    }
}
