package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.law.Harm;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.turn.Acting;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** <i>Mover, atacar</i>: a stack or a part of it goes to another tile, and fights there if it must (T10, T13, T17). */
public record Move(Amount number, Hex from, Hex to) implements Acting {
    public static OrderType<Move> type(Values values) {
        return OrderType.of("move", Move.class, values.amount("number"), values.tile("from"), values.tile("to"));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.land(from, to).or(() -> number.misfit(statics)).or(() -> statics.apart(from, to));
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Tests tests = new Tests(turn);
        return tests.stack(from, number)
                .or(() -> tests.within(turn.ways().byLand(from, turn.settings().landMove()), from, to))
                .or(() -> tests.roomAshore(to, number.at(from, turn)));
    }

    @Override
    public void play(Progress turn) {
        int gone = number.at(from, turn);
        turn.leave(from, gone);
        new Advance(turn).arrive(from, to, gone);
    }

    @Override
    public Stream<Hex> places() {
        return Stream.of(from, to);
    }

    @Override
    public List<Hex> attacked() {
        return List.of(to);
    }

    @Override
    public Optional<Hex> left() {
        return Optional.of(from);
    }

    @Override
    public Stream<Integer> struck(Harm harm) {
        return harm.ashore(to);
    }
}
