package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;

/** The parts of the chronicle, in the order in which they are told (§7). A part about which there is nothing to say is left out. */
public final class Telling {

    private Telling() {}

    /** The story of a turn that has been played. */
    public static Chronicle of(Progress turn) {
        return new Chronicle(parts(turn.law().war().stage()).stream()
                .flatMap(part -> part.sections(turn).stream())
                .toList());
    }

    private static List<Part> parts(Stage stage) {
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
                        OrderTale::sections,
                        part("draws", DrawTale::lines),
                        part("ending", EndTale::lines));
            case LIEUTENANTS ->
                List.of(OrderTale::sections, part("draws", DrawTale::lines), part("ending", EndTale::lines));
            case OVER -> List.of();
        };
    }

    /** A part of the chronicle, written from a turn. */
    @FunctionalInterface
    private interface Part {
        List<Section> sections(Progress turn);
    }

    /** The lines under one heading. */
    @FunctionalInterface
    private interface Lines {
        List<Message> of(Progress turn);
    }

    private static Part part(String key, Lines lines) {
        return turn -> {
            List<Message> told = lines.of(turn);
            return told.isEmpty() ? List.of() : List.of(Section.of(Message.of("tale." + key + ".title"), told));
        };
    }
}
