package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.law.Harm;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.turn.Acting;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.Optional;
import java.util.stream.Stream;

/** <i>Navegar</i> (T10, Q24). */
public record Sail(Hex ship, Hex to) implements Acting {
    public static OrderType<Sail> type(Values values) {
        return OrderType.of("sail", Sail.class, values.tile("ship"), values.tile("to"));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.sea(ship, to).or(() -> statics.apart(ship, to));
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Tests tests = new Tests(turn);
        return tests.ready(ship)
                .or(() -> tests.within(turn.ways().bySea(ship, turn.settings().seaMove()), ship, to));
    }

    @Override
    public void play(Progress turn) {
        new Crews(turn).sail(ship, to);
    }

    @Override
    public Stream<Hex> places() {
        return Stream.of(ship);
    }

    @Override
    public Stream<Integer> struck(Harm harm) {
        return harm.blockaded(to);
    }
}
