package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;

/** Phase 5, Mover la capital: an own city that is of level 4 by now becomes the capital (H13, R21). */
final class CapitalPhase implements Phase {

    @Override
    public void play(Round round) {
        round.lines(MoveCapital.class).forEach(line -> move(round, line));
    }

    private static void move(Round round, Line<MoveCapital> line) {
        int hex = line.order().hex();
        Side side = round.side(line.seat());
        if (round.field().level(hex) < round.book().costs().capitalLevel()) {
            line.end(Code.X_LEVEL);
        } else if (!side.pays(round.book().costs().capital())) {
            line.end(Code.X_RESOURCES);
        } else {
            round.happened(new Deed.CapitalMoved(line.seat(), side.capital(), hex));
            side.capital(hex);
        }
    }
}
