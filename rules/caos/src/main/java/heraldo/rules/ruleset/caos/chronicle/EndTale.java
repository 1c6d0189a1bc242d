package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.ArrayList;
import java.util.List;

/** The end of the game and its winners (§2.8). */
public final class EndTale {

    private EndTale() {}

    static List<Message> lines(Progress turn) {
        Ending ending = turn.now().ending();
        List<Message> lines = new ArrayList<>();
        if (turn.now().stage() == Stage.LIEUTENANTS) {
            lines.add(Message.of(
                    "tale.ending.choice",
                    "who",
                    ending.lord().orElseThrow(),
                    "hours",
                    turn.now().settings().lieutenantHours()));
        } else if (turn.now().stage() == Stage.OVER) {
            lines.add(verdict(ending));
        }
        return lines;
    }

    /** The sentence that says how a game ended. */
    public static Message verdict(Ending ending) {
        if (ending.lord().isPresent()) {
            return ending.lieutenants().isEmpty()
                    ? Message.of("tale.ending.lord", "who", ending.lord().get())
                    : Message.of(
                            "tale.ending.lieutenants",
                            "who",
                            ending.lord().get(),
                            "with",
                            List.copyOf(ending.lieutenants()));
        }
        return ending.paladins().isEmpty()
                ? Message.of("tale.ending.nobody")
                : Message.of("tale.ending.paladins", "who", List.copyOf(ending.paladins()));
    }
}
