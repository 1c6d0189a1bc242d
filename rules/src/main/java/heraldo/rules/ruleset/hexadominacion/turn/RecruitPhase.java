package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;

/** Phase 3, Reclutar / dar de baja: one list in written order, so that a dismissal may pay for a recruit (H11, R17, R18). */
final class RecruitPhase implements Phase {

    @Override
    public void play(Round round) {
        for (Line<?> line : round.lines()) {
            if (line.stands() && line.order() instanceof Recruit order) {
                recruit(round, line, order);
            } else if (line.stands() && line.order() instanceof Dismiss order) {
                dismiss(round, line, order);
            }
        }
    }

    private static void recruit(Round round, Line<?> line, Recruit order) {
        if (round.side(line.seat()).pays(round.book().costs().recruit().times(order.soldiers()))) {
            round.field().add(order.hex(), order.soldiers());
        } else {
            line.end(Code.X_RESOURCES);
        }
    }

    private static void dismiss(Round round, Line<?> line, Dismiss order) {
        if (order.soldiers() > round.field().soldiers(order.hex())) {
            line.end(Code.X_SOLDIERS);
            return;
        }
        round.field().add(order.hex(), -order.soldiers());
        round.gain(
                round.side(line.seat()),
                line.number(),
                round.book().costs().dismiss().times(order.soldiers()));
    }
}
