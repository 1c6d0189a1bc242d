package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Words;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Amounts of resources, each named at most once: {@code 3 madera, 1 trigo} (§3). */
record BundleType(ParamType<Integer> amount, ParamType<Resource> resource) implements ParamType<Stock> {

    private static final List<String> JOINERS = List.of(",", "+");
    private static final String NUMBER = "[0-9]+";

    @Override
    public String name() {
        return "bundle";
    }

    /** {@code 3 madera}, with the sign that joins it to the part before it. */
    private record Part(Reading<Integer> amount, Reading<Resource> resource, int joiner) {

        int words() {
            return joiner + amount.words() + resource.words();
        }

        Optional<Refusal> refusal() {
            return resource.refusal().or(amount::refusal);
        }
    }

    @Override
    public List<Reading<Stock>> read(Words words, Lexicon lexicon) {
        List<Part> parts = parts(words, lexicon);
        int taken = parts.stream().mapToInt(Part::words).sum();
        Optional<Refusal> refusal = parts.stream()
                .flatMap(part -> part.refusal().stream())
                .findFirst()
                .or(() -> twice(parts));
        if (parts.isEmpty()) {
            return List.of();
        }
        return List.of(refusal.map(refused -> Reading.<Stock>refused(refused, taken))
                .orElseGet(() -> Reading.slipped(sum(parts), taken, slips(parts))));
    }

    private List<Part> parts(Words words, Lexicon lexicon) {
        List<Part> parts = new ArrayList<>();
        Words rest = words;
        Optional<Part> next = part(rest, 0, lexicon);
        while (next.isPresent()) {
            parts.add(next.get());
            rest = rest.after(next.get().words());
            next = another(rest, lexicon);
        }
        return parts;
    }

    private Optional<Part> another(Words rest, Lexicon lexicon) {
        if (rest.isEmpty()) {
            return Optional.empty();
        }
        String head = rest.head().text();
        if (JOINERS.contains(head)) {
            return part(rest.after(1), 1, lexicon);
        }
        return head.matches(NUMBER) ? part(rest, 0, lexicon) : Optional.empty();
    }

    private Optional<Part> part(Words words, int joiner, Lexicon lexicon) {
        if (words.size() < 2) {
            return Optional.empty();
        }
        return amount.read(words, lexicon).stream()
                .findFirst()
                .flatMap(many -> resource.read(words.after(many.words()), lexicon).stream()
                        .findFirst()
                        .map(what -> new Part(many, what, joiner)));
    }

    private static Optional<Refusal> twice(List<Part> parts) {
        Set<Resource> named = EnumSet.noneOf(Resource.class);
        return parts.stream()
                .map(part -> part.resource().value().orElseThrow())
                .filter(resource -> !named.add(resource))
                .findFirst()
                .map(resource ->
                        Refusal.of("E_DUP_RESOURCE", "R49", "resource", Message.of("resource." + resource.id())));
    }

    private static Stock sum(List<Part> parts) {
        return parts.stream()
                .map(part -> Stock.of(
                        part.resource().value().orElseThrow(),
                        part.amount().value().orElseThrow()))
                .reduce(Stock.NONE, Stock::plus);
    }

    private static int slips(List<Part> parts) {
        return parts.stream().mapToInt(part -> part.resource().slips()).sum();
    }

    @Override
    public String write(Stock value, Lexicon lexicon) {
        return value.isNone()
                ? "0 " + resource.write(Resource.WHEAT, lexicon)
                : Resource.ALL.stream()
                        .filter(each -> value.get(each) > 0)
                        .map(each -> value.get(each) + " " + resource.write(each, lexicon))
                        .collect(Collectors.joining(", "));
    }

    @Override
    public String encode(Stock value) {
        return value.toString();
    }

    @Override
    public Stock decode(String text) {
        return Stock.of(text);
    }
}
