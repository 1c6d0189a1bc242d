package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Field;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** <i>Mover</i>: soldiers go from one own hex to another, free and without limit, unless a sanction forbids it (H12, R15). */
public record Move(int soldiers, int from, int to) implements Command {

    public static OrderType<Move> type(Values values) {
        return OrderType.of(
                "move",
                Move.class,
                Param.one("soldiers", values.soldiers()),
                Param.one("from", values.hex()),
                Param.one("to", values.hex()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(
                () -> plan.foreign(from, "H12"),
                () -> plan.foreign(to, "H12"),
                () -> Refusal.when(from == to, "E_SAME_HEX", "H12", "hex", Board.name(from)),
                () -> Refusal.when(
                        plan.banned(),
                        "E_SANCTION",
                        "R15",
                        "round",
                        plan.realm().banned()));
    }

    /** Phase 4 (R19, R20). */
    public void march(Round round, Line<?> line) {
        Field field = round.field();
        if (round.side(line.seat()).start().bannedIn(round.start().round())) {
            line.end(Code.X_SANCTION);
        } else if (soldiers > field.soldiers(from)) {
            line.end(Code.X_SOLDIERS);
        } else if (Settings.of(round.start()).connectedMoves() && !reaches(field)) {
            line.end(Code.X_NOT_CONNECTED);
        } else {
            field.add(from, -soldiers);
            field.add(to, soldiers);
        }
    }

    /** Returns whether a chain of hexes of the same owner leads from one to the other. */
    private boolean reaches(Field field) {
        BitSet reached = new BitSet(Board.SIZE);
        Deque<Integer> ahead = new ArrayDeque<>(List.of(from));
        while (!ahead.isEmpty() && !reached.get(to)) {
            int hex = ahead.remove();
            if (!reached.get(hex)) {
                reached.set(hex);
                Board.neighbours(hex)
                        .filter(near -> field.owner(near) == field.owner(from))
                        .forEach(ahead::add);
            }
        }
        return reached.get(to);
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        Field field = prospect.ready().field();
        return line.stands()
                ? List.of(Message.of("outlook.move", "from", field.soldiers(from), "to", field.soldiers(to)))
                : List.of();
    }

    @Override
    public List<Origin> leaving() {
        return List.of(new Origin(from, soldiers));
    }

    @Override
    public List<Origin> arriving() {
        return List.of(new Origin(to, soldiers));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.move(from, to, soldiers);
    }
}
