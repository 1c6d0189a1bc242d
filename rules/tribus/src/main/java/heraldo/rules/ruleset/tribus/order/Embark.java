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

/** <i>Embarcar</i>: soldiers go aboard a ship, and both are spent (T15, Q25). */
public record Embark(Amount number, Hex from, Hex ship) implements Acting {
    public static OrderType<Embark> type(Values values) {
        return OrderType.of("embark", Embark.class, values.amount("number"), values.tile("from"), values.tile("ship"));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        return statics.land(from).or(() -> statics.sea(ship)).or(() -> number.misfit(statics));
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Tests tests = new Tests(turn);
        return tests.stack(from, number)
                .or(() -> tests.within(turn.ways().aboard(from, turn.settings().landMove()), from, ship))
                .or(() -> tests.host(ship, number.at(from, turn)));
    }

    @Override
    public void play(Progress turn) {
        int gone = number.at(from, turn);
        turn.leave(from, gone);
        new Crews(turn).aboard("event.embark", from, ship, gone);
    }

    @Override
    public Stream<Hex> places() {
        return Stream.of(from, ship);
    }

    @Override
    public Optional<Hex> left() {
        return Optional.of(from);
    }

    @Override
    public Stream<Integer> struck(Harm harm) {
        return harm.boarded(ship);
    }
}
