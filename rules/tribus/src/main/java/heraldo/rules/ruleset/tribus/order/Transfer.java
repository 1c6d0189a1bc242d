package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.law.Harm;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.turn.Acting;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.Optional;
import java.util.stream.Stream;

/** <i>Trasbordar</i>: soldiers pass to a ship alongside. The giver stays free to act, the receiver is spent (T14, Q34). */
public record Transfer(Amount number, Hex from, Hex to) implements Acting {
    public static OrderType<Transfer> type(Values values) {
        return OrderType.of(
                "transfer", Transfer.class, values.amount("number"), values.tile("from"), values.tile("to"));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.sea(from, to).or(() -> number.misfit(statics)).or(() -> statics.apart(from, to));
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Tests tests = new Tests(turn);
        int crew = turn.crew(from);
        return tests.ready(from)
                .or(() -> tests.enough(from, number.of(crew), crew))
                .or(() -> tests.beside(from, to))
                .or(() -> tests.host(to, number.of(crew)));
    }

    @Override
    public void play(Progress turn) {
        Crews crews = new Crews(turn);
        int crew = turn.crew(from);
        int gone = number.of(crew);
        turn.change(board -> board.with(from, new Ship(turn.tribe(), crew - gone)));
        crews.aboard("event.transfer", from, to, gone);
        crews.drift(from);
    }

    @Override
    public Stream<Hex> places() {
        return Stream.of(from, to);
    }

    @Override
    public Optional<Hex> left() {
        return Optional.of(from);
    }

    @Override
    public Stream<Integer> struck(Harm harm) {
        return harm.boarded(to);
    }
}
