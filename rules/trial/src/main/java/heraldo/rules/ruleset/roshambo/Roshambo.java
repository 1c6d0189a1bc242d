package heraldo.rules.ruleset.roshambo;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.scene.Scene;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** Stone, paper, scissors: the door to the game. Its rules are numbered R1 to R6 in {@code cases.md}. */
public final class Roshambo implements Ruleset<Bout> {

    private final RulesetFolder folder;

    public Roshambo(RulesetFolder folder) {
        this.folder = folder;
    }

    @Override
    public List<OrderType<?>> orders() {
        return List.of(Show.type());
    }

    @Override
    public List<OrderType<?>> edicts() {
        return List.of();
    }

    @Override
    public Amendment<Bout> amend(Bout bout, Order edict) {
        throw new IllegalArgumentException("the game master decrees nothing here: " + edict);
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
    public Scene scene(Bout bout, Viewer viewer) {
        return Table.of(bout);
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
    public Chronicle report(Bout bout, Viewer viewer) {
        List<Message> lines = bout.points().entrySet().stream()
                .map(entry -> Message.of("points", "seat", entry.getKey(), "n", entry.getValue()))
                .toList();
        return new Chronicle(List.of(Chronicle.Section.of(Message.of("report"), lines)));
    }

    @Override
    public List<Message> forecast(Bout bout, Seat seat, OrderSheet sheet) {
        int left = bout.settings().rounds() - bout.round() + 1;
        return left > 0 ? List.of(Message.of("left", "n", left)) : List.of();
    }

    @Override
    public List<String> suggest(Bout bout, ParamQuery query) {
        return bout.over() ? List.of() : Hand.ALL.stream().map(Hand::id).toList();
    }

    @Override
    public OrderSheet propose(Bout bout, Seat seat, Dice dice) {
        return bout.over()
                ? OrderSheet.EMPTY
                : OrderSheet.of(new Show(Hand.ALL.get(dice.die("whim|" + seat, Hand.ALL.size()) - 1)));
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
