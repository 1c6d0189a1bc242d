package heraldo.bot.campaign.mill;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.Agree;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.engine.Deal;
import heraldo.rules.engine.Direct;
import heraldo.rules.engine.Draw;
import heraldo.rules.engine.Join;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Play;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.engine.Steps;
import heraldo.rules.engine.Tell;
import heraldo.rules.engine.Think;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;

/** Millers grind sacks, at most five a turn, until the corn is gone. */
public class Mill
        implements Play<MillState>,
                Tell<MillState>,
                Draw<MillState>,
                Think<MillState>,
                Direct<MillState>,
                Join<MillState>,
                Agree<MillState>,
                Steps<MillState> {
    /** How many sheets have been proposed so far, by all mills. */
    public static final AtomicInteger PROPOSED = new AtomicInteger();

    private static final int MOST = 5;

    /** Grinds sacks. */
    public record Grind(int sacks) implements Order {}

    /** Carries loads to another miller. */
    public record Carry(Seat to, List<Load> loads) implements Order {}

    /** A load of sacks. */
    public record Load(int sacks) {}

    /** Ends the turn. */
    public record Rest() implements Order {}

    /** Makes the engine fail; twice in a sheet, worse. */
    public record Break() implements Order {}

    /** Gives sacks to everybody. */
    public record Rain(int sacks) implements Order {}

    public Mill(RulesetFolder folder) {
        // Everything it needs is in its code.
    }

    @Override
    public List<OrderType<?>> orders() {
        Param sacks = Param.one("sacks", Types.whole("whole", 1, 9));
        return List.of(
                OrderType.of("grind", Grind.class, sacks),
                OrderType.of(
                        "carry",
                        Carry.class,
                        Param.one("to", Types.seat("seat")),
                        Param.group("loads", Load.class, 3, sacks)),
                OrderType.of("rest", Rest.class),
                OrderType.of("break", Break.class));
    }

    @Override
    public List<OrderType<?>> edicts() {
        return List.of(OrderType.of("rain", Rain.class, Param.one("sacks", Types.whole("whole", 1, 9))));
    }

    @Override
    public MillState setUp(Setup setup, Dice dice) {
        SortedMap<Seat, Integer> ground = new TreeMap<>();
        setup.seats().forEach(seat -> ground.put(seat, 0));
        return new MillState(
                1,
                Integer.parseInt(setup.options().get("turns")),
                setup.options().get("way"),
                ground);
    }

    @Override
    public Turn turn(MillState state) {
        TreeSet<Seat> due = new TreeSet<>(state.ground().keySet());
        if (!state.way().equals("TOGETHER")) {
            due.retainAll(List.of(new Seat((state.turn() - 1) % due.size() + 1)));
        }
        Message label = Message.of("mill.turn", "number", state.turn());
        return new Turn(state.turn(), label, due, state.way().equals("INSTANT"));
    }

    @Override
    public List<Verdict> check(MillState state, Seat seat, OrderSheet sheet) {
        List<Verdict> verdicts = new ArrayList<>();
        int sacks = 0;
        for (Order order : sheet.orders()) {
            sacks += order instanceof Grind grind ? grind.sacks() : 0;
            verdicts.add(sacks > MOST ? Verdict.refused(Refusal.of("M-MUCH", "M1", "most", MOST)) : Verdict.VALID);
        }
        return verdicts;
    }

    @Override
    public List<Deal> deals(MillState state, Seat seat, Order order) {
        return order instanceof Carry carry && !carry.to().equals(seat)
                ? List.of(new Deal(carry.to(), new Carry(seat, carry.loads()), Message.of("mill.deal")))
                : List.of();
    }

    @Override
    public Resolution<MillState> resolve(MillState state, Map<Seat, OrderSheet> sheets, Dice dice) {
        MillState next = state;
        List<LineResult> results = new ArrayList<>();
        List<Chronicle.Entry> entries = new ArrayList<>();
        boolean ends = !turn(state).instant() || sheets.isEmpty();
        for (Map.Entry<Seat, OrderSheet> sheet : new TreeMap<>(sheets).entrySet()) {
            Seat seat = sheet.getKey();
            int line = 0;
            for (Order order : sheet.getValue().orders()) {
                line++;
                if (order instanceof Break && line > 1) {
                    throw new NoClassDefFoundError("millstone");
                }
                if (order instanceof Break && sheet.getValue().size() == line) {
                    throw new IllegalStateException("the mill of " + seat + " broke");
                }
                ends |= order instanceof Rest;
                if (order instanceof Grind grind) {
                    next = next.grinding(seat, grind.sacks());
                    int coins = dice.die("coins|" + seat + "|" + line, 6);
                    results.add(new LineResult(seat, line, "OK", order, List.of()));
                    entries.add(Chronicle.Entry.open(Message.of("mill.ground", "seat", seat, "sacks", grind.sacks())));
                    entries.add(Chronicle.Entry.secret(seat, Message.of("mill.hidden", "coins", coins)));
                }
            }
        }
        Chronicle chronicle =
                new Chronicle(List.of(new Chronicle.Section(Message.of("mill.title"), Optional.empty(), entries)));
        return new Resolution<>(ends ? next.nextTurn() : next, results, chronicle);
    }

    @Override
    public Amendment<MillState> amend(MillState state, Order edict) {
        MillState wet = state;
        int sacks = ((Rain) edict).sacks();
        for (Seat seat : state.ground().keySet()) {
            wet = wet.grinding(seat, sacks);
        }
        return sacks > MOST
                ? Amendment.refused(state, Refusal.of("M-MUCH", "M1", "most", MOST))
                : Amendment.made(wet, Message.of("mill.rain", "sacks", sacks));
    }

    @Override
    public List<Change> changes(MillState before, MillState after, Order edict, Viewer viewer) {
        Compared<MillState> compared = new Compared<>(before, after);
        before.ground()
                .keySet()
                .forEach(seat -> compared.with(
                        Message.of("mill.flour", "seat", seat),
                        state -> state.ground().get(seat)));
        return compared.changes();
    }

    @Override
    public MillState adopt(MillState state, SortedMap<String, String> options) {
        return new MillState(state.turn(), Integer.parseInt(options.get("turns")), state.way(), state.ground());
    }

    @Override
    public Scene scene(MillState state, Viewer viewer) {
        return drawn(state, 0);
    }

    @Override
    public Scene preview(MillState state, Seat seat, OrderSheet sheet) {
        return drawn(state, sheet.size());
    }

    private static Scene drawn(MillState state, int lines) {
        Message alt = Message.of("mill.alt", "number", state.turn(), "lines", lines);
        Legend legend = new Legend(List.of());
        Drawing drawing = new Drawing(100, 100, List.of(), List.of(), List.of(), List.of());
        return new Scene(Message.of("mill.title"), drawing, legend, alt);
    }

    @Override
    public Standings standings(MillState state) {
        return new Standings(
                List.of(),
                state.ground().entrySet().stream()
                        .map(each -> new Standings.Row(each.getKey(), List.of(), each.getValue()))
                        .toList(),
                outcome(state).isEmpty());
    }

    @Override
    public Optional<Outcome> outcome(MillState state) {
        return state.turn() > state.turns()
                ? Optional.of(new Outcome(new TreeSet<>(state.ground().keySet()), Message.of("mill.end")))
                : Optional.empty();
    }

    @Override
    public Chronicle report(MillState state, Viewer viewer) {
        return new Chronicle(List.of());
    }

    @Override
    public List<Message> forecast(MillState state, Seat seat, OrderSheet sheet) {
        int sacks = sheet.orders().stream()
                .mapToInt(order -> order instanceof Grind grind ? grind.sacks() : 0)
                .sum();
        return List.of(Message.of("mill.left", "sacks", MOST - sacks));
    }

    @Override
    public List<String> suggest(MillState state, ParamQuery query) {
        return List.of("1");
    }

    @Override
    public OrderSheet propose(MillState state, Seat seat, Dice dice) {
        PROPOSED.incrementAndGet();
        return turn(state).instant() ? OrderSheet.of(new Grind(1), new Rest()) : OrderSheet.of(new Grind(1));
    }

    @Override
    public List<String> violations(MillState state) {
        return List.of();
    }

    @Override
    public StateCodec<MillState> codec() {
        return JsonStates.of(MillState.class, 1);
    }

    @Override
    public CaseDialect cases() {
        return block -> List.of();
    }
}
