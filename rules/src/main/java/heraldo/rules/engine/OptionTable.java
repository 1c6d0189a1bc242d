package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The options of a ruleset ({@code options.yaml}). */
public record OptionTable(List<OptionSpec> specs) {

    public OptionTable {
        specs = List.copyOf(specs);
    }

    static OptionTable of(OptionSpec... specs) {
        return new OptionTable(Arrays.asList(specs));
    }

    public Optional<OptionSpec> find(String key) {
        return specs.stream().filter(spec -> spec.key().equals(key)).findFirst();
    }

    /** Everything wrong with some choices, in words for whoever made them. */
    public List<Message> problems(SortedMap<String, String> chosen) {
        List<Message> problems = new ArrayList<>();
        chosen.forEach((key, value) -> {
            Optional<OptionSpec> spec = find(key);
            if (spec.isEmpty()) {
                List<String> keys = specs.stream().map(OptionSpec::key).toList();
                problems.add(Message.of("options.unknown", "key", new PlayerText(key), "keys", keys));
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
        SortedMap<String, String> all = new TreeMap<>();
        specs.forEach(spec -> all.put(
                spec.key(),
                spec.normal(chosen.getOrDefault(spec.key(), spec.fallback())).orElseThrow()));
        return Collections.unmodifiableSortedMap(all);
    }
}
