package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.SilenceStep;
import java.util.ArrayList;
import java.util.List;

/** The turn, whether it counts double, who gave up and who has been silent for too long (CR50, CR52). */
final class HeadlineTale {

    private HeadlineTale() {}

    static List<Message> lines(Progress turn) {
        List<Message> lines = new ArrayList<>();
        lines.add(Message.of(
                "tale.headline.turn",
                "turn",
                turn.law().war().turn(),
                "factor",
                Say.factor(turn.law().war())));
        turn.tasks(Resign.class).forEach(task -> lines.add(Message.of("tale.headline.resigned", "who", task.seat())));
        for (Seat seat : turn.now().active()) {
            int idle = turn.now().band(seat).idle();
            if (idle >= SilenceStep.NOTICED) {
                lines.add(Message.of("tale.headline.silent", "who", seat, "turns", idle));
            }
        }
        return lines;
    }
}
