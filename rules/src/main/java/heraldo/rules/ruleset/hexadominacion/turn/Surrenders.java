package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.Grant;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Status;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.ArrayList;
import java.util.List;

/** Realms that surrender: their hexes go where they say, or to nobody (R44). */
final class Surrenders {

    private final Round round;
    private final Field field;
    private final List<Line<Surrender>> lines;

    Surrenders(Round round) {
        this.round = round;
        this.field = round.field();
        this.lines = round.lines(Surrender.class);
    }

    void run() {
        lines.forEach(this::leave);
    }

    private void leave(Line<Surrender> line) {
        List<Grant> grants = new ArrayList<>();
        List<Integer> neutral = new ArrayList<>();
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (field.owner(hex) == line.seat()) {
                int heir = heir(line, hex);
                field.pass(hex, heir);
                if (heir == Tile.NOBODY) {
                    neutral.add(hex);
                } else {
                    grants.add(new Grant(hex, new Seat(heir)));
                }
            }
        }
        round.side(line.seat()).leaves(Status.SURRENDERED);
        round.happened(new Deed.Surrendered(line.seat(), grants, neutral));
    }

    /** Who gets a hex: the realm that was named, if it plays on; else nobody. */
    private int heir(Line<Surrender> line, int hex) {
        return line.order().grants().stream()
                .filter(grant -> grant.hex() == hex)
                .map(grant -> grant.to().number())
                .filter(this::playsOn)
                .findFirst()
                .orElse(Tile.NOBODY);
    }

    private boolean playsOn(int seat) {
        return round.side(seat).active() && lines.stream().noneMatch(line -> line.seat() == seat);
    }
}
