package heraldo.rules.trial;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.CaseDialect;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.engine.Direct;
import heraldo.rules.engine.Draw;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Play;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.engine.Tell;
import heraldo.rules.engine.Think;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Scene;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The rules of the cairns. */
final class CairnRules implements Play<Cairn>, Tell<Cairn>, Draw<Cairn>, Think<Cairn>, Direct<Cairn> {

    private final RulesetFolder folder;
    private final Pace pace;

    /** The pace of the game: all at once or one after another, and the number of stones that ends it. */
    record Pace(boolean instant, int goal) {}

    CairnRules(RulesetFolder folder) {
        this.folder = folder;
        this.pace = folder.table("pace.yaml", Pace.class);
    }

    @Override
    public List<OrderType<?>> orders() {
        return CairnOrders.PLAYERS;
    }

    @Override
    public List<OrderType<?>> edicts() {
        return CairnOrders.DIRECTOR;
    }

    @Override
    public Cairn setUp(Setup setup, Dice dice) {
        SortedMap<Seat, Integer> hands = new TreeMap<>();
        setup.seats()
                .forEach(seat -> hands.put(seat, Integer.valueOf(setup.options().get("hand"))));
        SortedMap<Pile, Integer> piles = new TreeMap<>();
        SortedMap<Pile, Integer> buried = new TreeMap<>();
        for (Pile pile : Pile.values()) {
            piles.put(pile, 0);
            buried.put(pile, dice.die("buried|" + pile, 6));
        }
        Optional<Seat> first = pace.instant() ? Optional.of(setup.seats().get(0)) : Optional.empty();
        return new Cairn(1, setup.seats(), hands, piles, new TreeMap<>(), buried, first, new Weather.Sun());
    }

    @Override
    public Turn turn(Cairn state) {
        List<Seat> due = state.active().map(List::of).orElse(state.seats());
        return new Turn(state.turn(), Message.of("turn", "n", state.turn()), new TreeSet<>(due), pace.instant());
    }

    @Override
    public List<Verdict> check(Cairn state, Seat seat, OrderSheet sheet) {
        List<Verdict> verdicts = new ArrayList<>();
        int left = state.hand(seat);
        for (Order order : sheet.orders()) {
            boolean tooMany = order instanceof Put put && put.count() > left;
            left -= order instanceof Put put && !tooMany ? put.count() : 0;
            verdicts.add(tooMany ? Verdict.refused(Refusal.of("E_HAND", "C1", "n", left)) : Verdict.VALID);
        }
        return verdicts;
    }

    @Override
    public Resolution<Cairn> resolve(Cairn state, Map<Seat, OrderSheet> sheets, Dice dice) {
        List<Message> sentences = new ArrayList<>();
        List<LineResult> results = new ArrayList<>();
        Cairn played = state;
        boolean stopped = sheets.isEmpty() || !pace.instant();
        for (Seat seat : state.seats()) {
            OrderSheet sheet = sheets.getOrDefault(seat, OrderSheet.EMPTY);
            for (int line = 1; line <= sheet.size(); line++) {
                Order order = sheet.line(line);
                stopped = stopped || order instanceof Stop;
                played = play(played, seat, order, sentences);
                results.add(new LineResult(seat, line, "OK", order, List.of()));
            }
        }
        Chronicle chronicle = new Chronicle(List.of(Chronicle.Section.of(Message.of("title"), sentences)));
        return new Resolution<>(stopped ? next(played, dice) : played, results, chronicle);
    }

    private static Cairn play(Cairn state, Seat seat, Order order, List<Message> sentences) {
        return switch (order) {
            case Put put
            when put.count() <= state.hand(seat) -> {
                Message pile = Message.of("pile." + put.pile().id());
                sentences.add(Message.of("heaped", "seat", seat, "n", put.count(), "pile", pile));
                yield state.heaping(seat, put.pile(), put.count());
            }
            case Whisper whisper -> state.hearing(seat, whisper.text());
            case Tale tale -> {
                sentences.add(Message.of("heard", "text", new PlayerText(tale.text())));
                yield state;
            }
            default -> state;
        };
    }

    private Cairn next(Cairn state, Dice dice) {
        int after = state.active().map(state.seats()::indexOf).orElse(-1) + 1;
        Optional<Seat> whose = state.active()
                .map(seat -> state.seats().get(after % state.seats().size()));
        int drops = dice.die("rain", 6);
        return state.next(whose, drops > 3 ? new Weather.Rain(drops) : new Weather.Sun(), 1);
    }

    @Override
    public Amendment<Cairn> amend(Cairn state, Order edict) {
        Pile pile = ((Flood) edict).pile();
        return Amendment.made(state.with(pile, 0), Message.of("flooded", "pile", Message.of("pile." + pile.id())));
    }

    @Override
    public List<Change> changes(Cairn before, Cairn after, Order edict, Viewer viewer) {
        Pile pile = ((Flood) edict).pile();
        return new Compared<>(before, after)
                .with(
                        Message.of("change.pile", "pile", Message.of("pile." + pile.id())),
                        state -> state.piles().getOrDefault(pile, 0))
                .changes();
    }

    @Override
    public Scene scene(Cairn state, Viewer viewer) {
        Message alt = Message.of("alt", "seats", List.copyOf(state.seats()));
        Legend legend = new Legend(List.of());
        Drawing drawing = new Drawing(100, 100, List.of(), List.of(), List.of(), List.of());
        return new Scene(Message.of("title"), drawing, legend, alt);
    }

    @Override
    public Standings standings(Cairn state) {
        List<Standings.Row> rows = state.seats().stream()
                .sorted(Comparator.comparing(state::hand))
                .map(seat -> new Standings.Row(seat, List.of(state.hand(seat)), -state.hand(seat)))
                .toList();
        return new Standings(List.of("stones"), rows, outcome(state).isEmpty());
    }

    @Override
    public Optional<Outcome> outcome(Cairn state) {
        int heaped = state.piles().values().stream().mapToInt(Integer::intValue).sum();
        return heaped < pace.goal()
                ? Optional.empty()
                : Optional.of(new Outcome(
                        new TreeSet<>(state.seats()), Message.of("won", "seats", List.copyOf(state.seats()))));
    }

    @Override
    public Chronicle report(Cairn state, Viewer viewer) {
        List<Chronicle.Entry> entries = state.secrets().entrySet().stream()
                .filter(secret -> viewer.maySee(secret.getKey()))
                .map(secret -> Chronicle.Entry.secret(
                        secret.getKey(), Message.of("heard", "text", new PlayerText(secret.getValue()))))
                .toList();
        return new Chronicle(List.of(new Chronicle.Section(Message.of("title"), Optional.empty(), entries)));
    }

    @Override
    public List<Message> forecast(Cairn state, Seat seat, OrderSheet sheet) {
        return List.of(Message.of("left", "n", state.hand(seat)));
    }

    @Override
    public List<String> suggest(Cairn state, ParamQuery query) {
        return switch (query.param()) {
            case "pile", "from", "to", "piles" ->
                state.hand(query.seat()) > 0
                        ? Arrays.stream(Pile.values()).map(Pile::id).toList()
                        : List.of();
            case "seat" -> state.seats().stream().map(Seat::toString).toList();
            case "count" -> state.hand(query.seat()) > 0 ? List.of("1") : List.of();
            default -> List.of();
        };
    }

    @Override
    public OrderSheet propose(Cairn state, Seat seat, Dice dice) {
        Pile pile = Pile.values()[dice.die("pile|" + seat, 3) - 1];
        OrderSheet sheet = OrderSheet.of(new Whisper("dado " + dice.die("whisper|" + seat, 6)));
        sheet = state.hand(seat) > 0 ? sheet.with(new Put(1, pile)) : sheet;
        return pace.instant() ? sheet.with(new Stop()) : sheet;
    }

    /** Returns a mind only where all play at once: elsewhere it would propose sheets that end nobody's turn. */
    @Override
    public Optional<Mind<Cairn>> mind() {
        return pace.instant() ? Optional.empty() : Optional.of(new CairnMind());
    }

    @Override
    public List<String> violations(Cairn state) {
        return state.hands().entrySet().stream()
                .filter(hand -> hand.getValue() < 0)
                .map(hand -> hand.getKey() + " holds " + hand.getValue())
                .toList();
    }

    @Override
    public Cairn redrawn(Cairn state, Viewer viewer, Dice dice) {
        SortedMap<Seat, String> secrets = new TreeMap<>(state.secrets());
        secrets.replaceAll((seat, secret) -> viewer.maySee(seat) ? secret : "otro " + dice.die("secret|" + seat, 6));
        SortedMap<Pile, Integer> buried = new TreeMap<>(state.buried());
        buried.replaceAll((pile, stones) -> dice.die("buried|" + pile, 6));
        return state.hiding(secrets, buried);
    }

    @Override
    public StateCodec<Cairn> codec() {
        return JsonStates.of(Cairn.class, 1);
    }

    @Override
    public CaseDialect cases() {
        return new CairnDialect(this, folder, List.of());
    }
}
