package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;

/** What must be true of every state. */
public final class Invariants {

    private Invariants() {}

    /** Everything that is wrong with a state. */
    public static List<String> violations(Rulebook book, World world) {
        int most = world.options().number("stackMax");
        List<String> wrong = new ArrayList<>();
        world.board().tiles().forEach((hex, tile) -> {
            boolean kept = book.chart().land(hex) && tile.soldiers() <= most;
            boolean marked = !tile.besieged() || book.chart().city(hex);
            if (!kept || !marked) {
                wrong.add(book.chart().name(hex) + " is " + tile);
            }
        });
        world.board().ships().forEach((hex, ship) -> {
            if (!book.chart().sea(hex) || ship.crew() > most) {
                wrong.add(book.chart().name(hex) + " bears " + ship);
            }
        });
        return wrong;
    }
}
