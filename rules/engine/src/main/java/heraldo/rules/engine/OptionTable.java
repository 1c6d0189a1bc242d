package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.order.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The options of a ruleset ({@code options.yaml}). */
public record OptionTable(List<OptionSpec> specs) {

    public OptionTable {
        specs = List.copyOf(specs);
    }

    static OptionTable of(OptionSpec... specs) {
        return new OptionTable(Arrays.asList(specs));
    }

    /** An option by its key, however that is spelled. */
    public Optional<OptionSpec> find(String key) {
        return specs.stream().filter(spec -> Spelling.same(key, spec.key())).findFirst();
    }

    /**
     * The same choices under the keys as the table has them. What it does not know stays as it was typed, and so does a second
     * spelling of a key, for {@link #problems} to find.
     */
    public SortedMap<String, String> keyed(SortedMap<String, String> chosen) {
        SortedMap<String, String> keyed = new TreeMap<>();
        chosen.forEach((key, value) -> {
            String known = find(key).map(OptionSpec::key).orElse(key);
            boolean taken = !known.equals(key) && (chosen.containsKey(known) || keyed.containsKey(known));
            keyed.put(taken ? key : known, value);
        });
        return keyed;
    }

    /** All errors in some choices, in words for the person who made them. */
    public List<Message> problems(SortedMap<String, String> chosen) {
        List<Message> problems = new ArrayList<>();
        SortedSet<String> known = new TreeSet<>();
        chosen.forEach((key, value) -> {
            Optional<OptionSpec> spec = find(key);
            if (spec.isEmpty()) {
                List<String> keys = specs.stream().map(OptionSpec::key).toList();
                problems.add(Message.of("options.unknown", "key", new PlayerText(key), "keys", keys));
            } else if (!known.add(spec.get().key())) {
                problems.add(Message.of("options.twice", "key", spec.get().key()));
            } else if (spec.get().normal(value).isEmpty()) {
                problems.add(spec.get().problem(value));
            }
        });
        return problems;
    }

    /**
     * Every option with its value: what was chosen, and the defaults.
     *
     * @throws IllegalArgumentException if {@link #problems} finds one
     */
    public SortedMap<String, String> complete(SortedMap<String, String> chosen) {
        List<Message> problems = problems(chosen);
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(problems.toString());
        }
        SortedMap<String, String> keyed = keyed(chosen);
        SortedMap<String, String> all = new TreeMap<>();
        specs.forEach(spec -> all.put(
                spec.key(),
                spec.normal(keyed.getOrDefault(spec.key(), spec.fallback())).orElseThrow()));
        return Collections.unmodifiableSortedMap(all);
    }

    /**
     * The options of a game, some of them chosen anew.
     *
     * @throws IllegalArgumentException if {@link #problems} finds one
     */
    public Options changed(Options options, SortedMap<String, String> anew) {
        SortedMap<String, String> chosen = new TreeMap<>(options.values());
        chosen.putAll(anew);
        return new Options(complete(chosen));
    }
}
