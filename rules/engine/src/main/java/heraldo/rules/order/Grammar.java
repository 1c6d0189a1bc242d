package heraldo.rules.order;

import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Reason;
import heraldo.rules.order.Result.Failure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The grammar of a ruleset's orders in one language. */
final class Grammar {

    private final List<OrderType<?>> types;
    private final List<String> faults;
    private final SortedMap<String, Templates> templates = new TreeMap<>();

    /**
     * Reads all templates.
     *
     * @param faults codes of faults in the order in which they are told where a line has several
     * @throws IllegalArgumentException with every template that cannot be used, one on each line
     */
    Grammar(List<OrderType<?>> types, Lexicon lexicon, List<String> faults) {
        this.types = List.copyOf(types);
        this.faults = List.copyOf(faults);
        List<String> problems = new ArrayList<>();
        for (OrderType<?> type : types) {
            try {
                templates.put(type.key(), Templates.of(type, lexicon));
            } catch (IllegalArgumentException e) {
                problems.add(Reason.of(e));
            }
        }
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", problems));
        }
    }

    /** One way to understand a line. */
    private record Candidate(Filling filling, Optional<? extends Order> order) {}

    /**
     * Parses a line.
     *
     * @param types the candidate types
     */
    Result read(Words words, List<OrderType<?>> types, Lexicon lexicon) {
        if (words.isEmpty()) {
            return Result.failed(Failure.of(Message.of("unread.empty")));
        }
        List<Candidate> candidates = new ArrayList<>();
        Failure failure = Failure.NOTHING;
        for (OrderType<?> type : types) {
            LineMatcher matcher = new LineMatcher(type, templates(type), lexicon, words);
            matcher.match(words).forEach(filling -> add(candidates, filling, type));
            failure = failure.orFurther(type, matcher.furthest());
        }
        return candidates.isEmpty() ? Result.failed(failure) : best(candidates, lexicon);
    }

    private static <O extends Order> void add(List<Candidate> candidates, Filling filling, OrderType<O> type) {
        Optional<O> order = filling.refused() ? Optional.empty() : filling.make(type.record(), type.params());
        if (order.isPresent() || filling.refused()) {
            candidates.add(new Candidate(filling, order));
        }
    }

    /** An order goes before a refusal, fewer mistakes before more; with mistakes, two different orders are too many. */
    private Result best(List<Candidate> candidates, Lexicon lexicon) {
        List<Candidate> sorted = candidates.stream()
                .sorted(Comparator.<Candidate, Boolean>comparing(
                                candidate -> candidate.order().isEmpty())
                        .thenComparingInt(candidate -> candidate.filling().slips()))
                .toList();
        Candidate first = sorted.get(0);
        if (first.order().isEmpty()) {
            return Result.refused(first.filling().refusal(faults));
        }
        int slips = first.filling().slips();
        List<Order> orders = sorted.stream()
                .filter(candidate -> candidate.filling().slips() == slips)
                .flatMap(candidate -> candidate.order().stream())
                .map(Order.class::cast)
                .distinct()
                .toList();
        return slips > 0 && orders.size() > 1 ? ambiguous(orders, lexicon) : Result.of(orders.get(0));
    }

    private Result ambiguous(List<Order> orders, Lexicon lexicon) {
        PlayerText one = new PlayerText(write(orders.get(0), lexicon));
        PlayerText other = new PlayerText(write(orders.get(1), lexicon));
        return Result.failed(Failure.of(Message.of("unread.ambiguous", "one", one, "other", other)));
    }

    /** The canonical text of an order. */
    String write(Order order, Lexicon lexicon) {
        OrderType<?> type = typeOf(order);
        return new LineWriter(templates(type), lexicon).line((Record) order, type.params());
    }

    /** Returns the form of a line of a type, as help shows it. */
    String form(OrderType<?> type, Lexicon lexicon) {
        return new LineForm(type, templates(type), lexicon).text();
    }

    private Templates templates(OrderType<?> type) {
        return Known.in(templates, type.key());
    }

    OrderType<?> typeOf(Order order) {
        return types.stream()
                .filter(type -> type.record() == order.getClass())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no order of this ruleset: " + order.getClass().getName()));
    }

    /** Explains a line that is not understood, in the language of this grammar. */
    Message explain(Failure failure, Words words, Lexicon lexicon) {
        if (failure.message().isPresent()) {
            return failure.message().get();
        }
        if (failure.type().isEmpty()) {
            return Message.of("unread.verb", "word", typed(words, 0), "verbs", verbs());
        }
        String form = form(failure.type().get(), lexicon);
        return failure.words() < words.size()
                ? Message.of("unread.word", "word", typed(words, failure.words()), "form", form)
                : Message.of("unread.unfinished", "form", form);
    }

    private String verbs() {
        return types.stream().map(type -> templates(type).verb()).distinct().collect(Collectors.joining(", "));
    }

    private static PlayerText typed(Words words, int index) {
        return new PlayerText(words.words().get(index).text());
    }
}
