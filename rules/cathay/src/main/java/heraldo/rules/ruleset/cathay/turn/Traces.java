package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Latest;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;

/** The traces of a resolution on the board, which last until the next turn changes something (§7). */
public final class Traces {

    private Traces() {}

    /** Writes the changes into the position; steps of one turn add up. */
    public static void leave(Progress turn) {
        Latest before = turn.start().running().latest();
        Latest changes = changes(turn);
        if (changes.still() && turn.ended() == 0) {
            return;
        }
        Latest latest = before.turn() == changes.turn() ? before.and(changes) : changes;
        turn.change(position -> position.withRunning(position.running().after(latest)));
    }

    private static Latest changes(Progress turn) {
        Position before = turn.start();
        Position after = turn.now();
        long corners = before.ruins().bits() ^ after.ruins().bits();
        Edges edges = Edges.NONE;
        for (int seat = 1; seat <= after.sides().size(); seat++) {
            Side was = before.side(seat);
            Side is = after.side(seat);
            if (!is.equals(was)) {
                corners |= corners(was, is);
                edges = edges.and(is.buildings().roads().minus(was.buildings().roads()));
            }
        }
        int[] dice = dice(turn);
        boolean robber = before.tabletop().robber() != after.tabletop().robber();
        return new Latest(before.running().number(), new Corners(corners), edges, robber, dice[0], dice[1]);
    }

    /** Returns the corners where a seat has built or lost something or a soldier of its own has arrived, as bits. */
    private static long corners(Side was, Side is) {
        return (was.buildings().all().bits() ^ is.buildings().all().bits())
                | (was.buildings().cities().bits() ^ is.buildings().cities().bits())
                | (is.troop().posts().bits() & ~was.troop().posts().bits());
    }

    private static int[] dice(Progress turn) {
        int[] dice = new int[2];
        for (Deed deed : turn.deeds()) {
            if (deed instanceof Deed.Thrown thrown) {
                dice[0] = thrown.one();
                dice[1] = thrown.other();
            }
        }
        return dice;
    }
}
