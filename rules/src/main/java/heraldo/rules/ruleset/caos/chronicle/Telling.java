package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Step;
import java.util.List;

/** The parts of the chronicle, in the order in which they are told (§7). A part about which there is nothing to say is left out. */
public final class Telling {

    private Telling() {}

    public static List<Step> of(Stage stage) {
        return switch (stage) {
            case ORDERS ->
                List.of(
                        part("headline", HeadlineTale::lines),
                        part("attacks", AttackTale::lines),
                        part("defences", DefenceTale::lines),
                        part("bargains", BargainTale::lines),
                        part("falls", FallTale::lines),
                        part("deeds", DeedTale::lines),
                        part("score", ScoreTale::lines),
                        part("budgets", BudgetTale::lines),
                        new OrderTale(),
                        part("draws", DrawTale::lines),
                        part("ending", EndTale::lines));
            case LIEUTENANTS ->
                List.of(new OrderTale(), part("draws", DrawTale::lines), part("ending", EndTale::lines));
            case OVER -> List.of();
        };
    }

    /** What a part of the chronicle says of a turn. */
    @FunctionalInterface
    private interface Part {
        List<Message> lines(Progress turn);
    }

    private static Step part(String key, Part part) {
        return turn -> {
            List<Message> lines = part.lines(turn);
            if (!lines.isEmpty()) {
                turn.tell(Chronicle.Section.of(Message.of("tale." + key + ".title"), lines));
            }
        };
    }
}
