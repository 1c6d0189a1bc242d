package heraldo.rules.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;

/** The options of a game: every key with its value. */
public record Options(SortedMap<String, String> values) {

    public Options {
        values = Frozen.map(values);
    }

    /**
     * The text of an option.
     *
     * @throws IllegalArgumentException if there is no such option
     */
    public String text(String key) {
        String value = values.get(key);
        if (value == null) {
            throw new IllegalArgumentException("no option is called " + key);
        }
        return value;
    }

    public int number(String key) {
        return Integer.parseInt(text(key));
    }

    /** The numbers of an option that lists some, such as {@code 10,2,1,5}, in their order. */
    public List<Integer> numbers(String key) {
        return Arrays.stream(text(key).split(",")).map(Integer::valueOf).toList();
    }

    public boolean flag(String key) {
        return Boolean.parseBoolean(text(key));
    }

    public boolean is(String key, String value) {
        return text(key).equals(value);
    }

    public Options with(String key, String value) {
        text(key);
        return new Options(Frozen.with(values, key, value));
    }
}
