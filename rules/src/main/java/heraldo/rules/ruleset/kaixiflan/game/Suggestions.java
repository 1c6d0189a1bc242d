package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.engine.Blank;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Values for a blank of an order that lead to an order that stands. */
public final class Suggestions {

    private static final String INDEPENDENT = "ind-";
    private static final List<String> HOPELESS = List.of("E-FIN", "E-FASE", "E-CARGO", "E-ACC");
    private static final int FEW = 7;

    private final Game game;
    private final Law law;
    private final Blank blank;
    private final Owner owner;
    private final Form form;
    private final Candidates candidates;

    public Suggestions(Game game, Law law, Blank blank) {
        this.game = game;
        this.law = law;
        this.blank = blank;
        this.owner = Owner.of(blank.seat());
        this.form = new Form(blank.type());
        this.candidates = new Candidates(law, subject(blank.type(), owner));
    }

    private static Owner subject(OrderType<?> type, Owner owner) {
        return type.key().startsWith(INDEPENDENT) ? Owner.IND : owner;
    }

    /** What may be filled in, as stored text. */
    public List<String> values() {
        return form.find(blank.param())
                .filter(param -> !Candidates.isText(param) && !hopeless())
                .map(param -> candidates.of(blank.type(), param, blank.given()).stream()
                        .filter(value -> leads(with(blank.given(), param.name(), value)))
                        .toList())
                .orElse(List.of());
    }

    /** Whether no order of this type can stand, whatever is filled in. */
    private boolean hopeless() {
        return first(blank.given())
                .flatMap(this::refusal)
                .map(Refusal::code)
                .filter(HOPELESS::contains)
                .isPresent();
    }

    /** The first order that the candidates make, good or bad. */
    private Optional<Order> first(SortedMap<String, String> given) {
        Optional<Param> open = form.open(given);
        return open.isEmpty()
                ? form.order(given)
                : tried(given, open.get()).findFirst().flatMap(this::first);
    }

    /** Whether what is filled in can be completed to an order that stands. */
    private boolean leads(SortedMap<String, String> given) {
        Optional<Param> open = form.open(given);
        return open.map(param -> tried(given, param).anyMatch(this::leads))
                .orElseGet(() -> stands(given)
                        || form.optional(given)
                                .anyMatch(param -> tried(given, param).anyMatch(this::stands)));
    }

    /** What is filled in, with each value worth trying in one more field. */
    private Stream<SortedMap<String, String>> tried(SortedMap<String, String> given, Param param) {
        return candidates.of(blank.type(), param, given).stream().map(value -> with(given, param.name(), value));
    }

    private boolean stands(SortedMap<String, String> given) {
        return form.order(given).filter(this::stands).isPresent();
    }

    private boolean stands(Order order) {
        return refusal(order).isEmpty();
    }

    private Optional<Refusal> refusal(Order order) {
        OrderSheet before = blank.sheet();
        OrderSheet sheet = game.enter(before, order);
        int line = sheet.size() > before.size() ? sheet.size() : sheet.orders().indexOf(order) + 1;
        return game.examine(law, owner, sheet).lines().get(line - 1).refusal();
    }

    private static SortedMap<String, String> with(SortedMap<String, String> given, String param, String value) {
        SortedMap<String, String> more = new TreeMap<>(given);
        more.put(param, value);
        return more;
    }
}
