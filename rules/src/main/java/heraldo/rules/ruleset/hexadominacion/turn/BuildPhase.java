package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.order.Build;

/** Phase 2, Construir: own hexes rise by one level (H10, R16). */
final class BuildPhase implements Phase {

    @Override
    public void play(Round round) {
        round.lines(Build.class).forEach(line -> build(round, line));
    }

    private static void build(Round round, Line<Build> line) {
        int hex = line.order().hex();
        Field field = round.field();
        if (!round.side(line.seat()).pays(round.book().costs().build(field.level(hex)))) {
            line.end(Code.X_RESOURCES);
            return;
        }
        field.raise(hex);
        round.happened(new Deed.Built(line.seat(), hex, field.level(hex)));
    }
}
