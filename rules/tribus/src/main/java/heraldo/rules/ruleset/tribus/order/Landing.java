package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.tribus.law.Harm;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * <i>Desembarcar</i>: groups go ashore, after sailing if {@code via} is given (T15, Q27-Q30). Everything is tested before
 * anybody moves.
 *
 * @param parties each to another tile
 */
public record Landing(Hex ship, Optional<Hex> via, List<Party> parties) implements Voyage {

    /** A group of those who land, and where. */
    public record Party(Amount number, Hex to) {}

    public Landing {
        parties = List.copyOf(parties);
    }

    public static OrderType<Landing> type(Values values) {
        return OrderType.of(
                "disembark", Landing.class, values.tile("ship"), values.via(), Param.one("parties", values.parties()));
    }

    @Override
    public Optional<Refusal> misfit(Statics statics) {
        boolean alone = parties.size() == 1
                || parties.stream().noneMatch(party -> party.number().all());
        boolean distinct = parties.stream().map(Party::to).distinct().count() == parties.size();
        return Statics.unless(alone, () -> Refusal.of("E_SYNTAX", "", "why", Message.of("unread.all-and-others")))
                .or(() -> statics.sea(ship, base()))
                .or(() -> any(party -> statics.land(party.to())))
                .or(() -> any(party -> party.number().misfit(statics)))
                .or(() -> Statics.unless(distinct, () -> Refusal.of("E_DUP_TARGET", "T12")));
    }

    @Override
    public Optional<Refusal> failure(Progress turn) {
        Tests tests = new Tests(turn);
        int crew = turn.crew(ship);
        return stuck(turn)
                .or(() -> any(party -> tests.beside(base(), party.to())))
                .or(() ->
                        any(party -> tests.roomAshore(party.to(), party.number().of(crew))))
                .or(() -> any(party -> tests.landable(party.to())))
                .or(() -> tests.enough(ship, landed(crew), crew));
    }

    @Override
    public void play(Progress turn) {
        Crews crews = new Crews(turn);
        crews.sail(ship, base());
        int crew = turn.crew(base());
        turn.change(board -> board.with(base(), new Ship(turn.tribe(), crew - landed(crew))));
        parties.forEach(party ->
                new Advance(turn).arrive(base(), party.to(), party.number().of(crew)));
        crews.drift(base());
    }

    private Optional<Refusal> any(Function<Party, Optional<Refusal>> test) {
        return Statics.first(parties.stream().map(test));
    }

    private int landed(int crew) {
        return parties.stream().mapToInt(party -> party.number().of(crew)).sum();
    }

    @Override
    public Stream<Hex> places() {
        return Stream.concat(Stream.of(ship), parties.stream().map(Party::to));
    }

    @Override
    public List<Hex> attacked() {
        return parties.stream().map(Party::to).toList();
    }

    @Override
    public Optional<Hex> left() {
        return Optional.of(base());
    }

    @Override
    public Stream<Integer> struck(Harm harm) {
        return parties.stream().map(Party::to).flatMap(harm::ashore);
    }
}
