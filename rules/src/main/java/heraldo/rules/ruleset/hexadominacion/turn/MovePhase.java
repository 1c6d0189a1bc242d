package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.BitSet;

/** Phase 4, Mover: soldiers go between own hexes, free and without limit (H12, R15, R19, R20). */
final class MovePhase implements Phase {

    @Override
    public void play(Round round) {
        boolean connected = round.start().settings().connectedMoves();
        round.lines(Move.class).forEach(line -> move(round, line, connected));
    }

    private static void move(Round round, Line<Move> line, boolean connected) {
        Move order = line.order();
        Field field = round.field();
        if (round.side(line.seat()).start().bannedIn(round.start().round())) {
            line.end(Code.X_SANCTION);
        } else if (order.soldiers() > field.soldiers(order.from())) {
            line.end(Code.X_SOLDIERS);
        } else if (connected && !reaches(field, order.from(), order.to())) {
            line.end(Code.X_NOT_CONNECTED);
        } else {
            field.add(order.from(), -order.soldiers());
            field.add(order.to(), order.soldiers());
        }
    }

    /** Whether a chain of hexes of the same owner leads from one to the other. */
    private static boolean reaches(Field field, int from, int to) {
        BitSet reached = new BitSet(Board.SIZE);
        int[] queue = new int[Board.SIZE];
        queue[0] = from;
        reached.set(from);
        int last = 1;
        for (int next = 0; next < last && !reached.get(to); next++) {
            for (int side = 0; side < Board.sides(queue[next]); side++) {
                int neighbour = Board.neighbour(queue[next], side);
                if (!reached.get(neighbour) && field.owner(neighbour) == field.owner(from)) {
                    reached.set(neighbour);
                    queue[last++] = neighbour;
                }
            }
        }
        return reached.get(to);
    }
}
