package heraldo.rules.order;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The state of reading a line.
 *
 * @param rest the words still to be read
 * @param values the results so far: a value, a list of values, a list of records, or {@code true}
 * @param refusals the reasons why values do not exist, in the order in which they were read
 * @param slips the number of forgiven typing mistakes
 */
record Filling(Words rest, SortedMap<String, Object> values, List<Refusal> refusals, int slips) {

    Filling {
        values = Collections.unmodifiableSortedMap(values);
        refusals = List.copyOf(refusals);
    }

    static Filling start(Words words) {
        return new Filling(words, new TreeMap<>(), List.of(), 0);
    }

    /** After some more words. */
    Filling after(int words, int moreSlips) {
        return new Filling(rest.after(words), values, refusals, slips + moreSlips);
    }

    Filling refused(Optional<Refusal> more) {
        if (more.isEmpty()) {
            return this;
        }
        List<Refusal> all = new ArrayList<>(refusals);
        all.add(more.get());
        return new Filling(rest, values, all, slips);
    }

    /** Returns whether the line has a value that does not exist. */
    boolean refused() {
        return !refusals.isEmpty();
    }

    /**
     * Returns the refusal of the line.
     *
     * @param faults the codes of faults in the order in which they are told; of others the first that was read
     * @throws java.util.NoSuchElementException if all values exist
     */
    Refusal refusal(List<String> faults) {
        return refusals.stream()
                .filter(refusal -> faults.contains(refusal.code()))
                .min(Comparator.comparingInt(refusal -> faults.indexOf(refusal.code())))
                .orElseGet(() -> refusals.get(0));
    }

    Filling with(String param, Object value) {
        SortedMap<String, Object> more = new TreeMap<>(values);
        more.put(param, value);
        return new Filling(rest, more, refusals, slips);
    }

    /** With one more value in a list. */
    Filling adding(String param, Object value) {
        List<Object> longer = new ArrayList<>(values.get(param) instanceof List<?> list ? list : List.of());
        longer.add(value);
        return with(param, Collections.unmodifiableList(longer));
    }

    int count(String param) {
        return values.get(param) instanceof List<?> list ? list.size() : 0;
    }

    /** The same reading of the outer line, with what was read inside one repetition of a group taken over. */
    Filling around(Filling inside) {
        return new Filling(inside.rest, values, inside.refusals, inside.slips);
    }

    /** For reading one repetition of a group. */
    Filling inside() {
        return new Filling(rest, new TreeMap<>(), refusals, slips);
    }

    /** The record that these values make; empty if one is missing, or if the record will not have them. */
    <T> Optional<T> make(Class<T> type, List<Param> params) {
        List<Object> components = new ArrayList<>();
        for (Param param : params) {
            Optional<Object> value = Optional.ofNullable(values.get(param.name()));
            if (value.isEmpty() && param.shape() == Param.Shape.ONE) {
                return Optional.empty();
            }
            components.add(component(param, value));
        }
        try {
            return Optional.of(RecordShape.make(type, components));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Object component(Param param, Optional<Object> value) {
        return switch (param.shape()) {
            case ONE -> value.orElseThrow();
            case OPTIONAL -> value;
            case MANY, GROUP -> value.orElse(List.of());
            case FLAG -> value.isPresent();
        };
    }
}
