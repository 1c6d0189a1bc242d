package heraldo.rules.ruleset.roshambo;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Play;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.OrderType;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** The rules, which are numbered R1 to R6 in {@code cases.md}. */
final class RoshamboPlay implements Play<Bout> {

    private final RulesetFolder folder;

    RoshamboPlay(RulesetFolder folder) {
        this.folder = folder;
    }

    @Override
    public List<OrderType<?>> orders() {
        return List.of(Show.type());
    }

    @Override
    public Bout setUp(Setup setup, Dice dice) {
        TreeMap<Seat, Integer> points = new TreeMap<>();
        setup.seats().forEach(seat -> points.put(seat, 0));
        return new Bout(new Options(setup.options()), 1, points);
    }

    @Override
    public Turn turn(Bout bout) {
        List<Seat> due = bout.over() ? List.of() : bout.seats();
        return new Turn(bout.round(), Message.of("turn", "n", bout.round()), new TreeSet<>(due), false);
    }

    @Override
    public OrderSheet enter(Bout bout, Seat seat, OrderSheet sheet, Order order) {
        return OrderSheet.of(order);
    }

    @Override
    public List<Verdict> check(Bout bout, Seat seat, OrderSheet sheet) {
        return sheet.orders().stream()
                .map(order -> ((Show) order).refusal(bout).map(Verdict::refused).orElse(Verdict.VALID))
                .toList();
    }

    @Override
    public Resolution<Bout> resolve(Bout bout, Map<Seat, OrderSheet> sheets, Dice dice) {
        Round round = new Round(bout, sheets);
        return new Resolution<>(round.after(), round.results(), round.chronicle()).reporting(round.news());
    }

    @Override
    public Standings standings(Bout bout) {
        List<Standings.Row> rows = bout.points().entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(entry -> new Standings.Row(entry.getKey(), List.of(entry.getValue()), entry.getValue()))
                .toList();
        return new Standings(List.of("points"), rows, !bout.over());
    }

    @Override
    public Optional<Outcome> outcome(Bout bout) {
        if (!bout.over()) {
            return Optional.empty();
        }
        List<Seat> winners = List.copyOf(bout.leaders());
        return Optional.of(new Outcome(
                bout.leaders(),
                Message.of("won", "winners", winners, "count", winners.size(), "points", bout.points(winners.get(0)))));
    }

    @Override
    public List<String> violations(Bout bout) {
        return bout.points().entrySet().stream()
                .filter(entry -> entry.getValue() < 0)
                .map(entry -> entry.getKey() + " has " + entry.getValue() + " points")
                .toList();
    }

    @Override
    public StateCodec<Bout> codec() {
        return JsonStates.of(Bout.class, 1);
    }

    @Override
    public CaseDialect cases() {
        return new Examples(this, folder);
    }
}
