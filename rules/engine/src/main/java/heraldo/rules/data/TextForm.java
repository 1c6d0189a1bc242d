package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Values that are one text, also as the keys of a map.
 *
 * @param type a class, or an interface with everything below it
 * @param parse undoes {@code print}; throws {@link IllegalArgumentException} for any other text
 */
record TextForm<T>(Class<T> type, Function<T, String> print, Function<String, ? extends T> parse) implements JsonForm {

    /** Texts stand for themselves. */
    static final TextForm<String> STRING = new TextForm<>(String.class, text -> text, text -> text);

    /** Numbers are texts where they are keys. */
    static final TextForm<Integer> NUMBER = new TextForm<>(Integer.class, String::valueOf, Integer::valueOf);

    /** The constants of an enum, by their names. */
    static TextForm<Object> names(Class<?> type) {
        Map<String, Object> constants = new LinkedHashMap<>();
        for (Object constant : type.getEnumConstants()) {
            constants.put(name(constant), constant);
        }
        return new TextForm<>(Object.class, TextForm::name, name -> constant(type, constants.get(name), name));
    }

    private static String name(Object constant) {
        return ((Enum<?>) constant).name();
    }

    private static Object constant(Class<?> type, @Nullable Object constant, String name) {
        if (constant == null) {
            throw new IllegalArgumentException("no " + type.getSimpleName() + " is called " + name);
        }
        return constant;
    }

    /** Returns whether this form writes values of another type, too. */
    boolean takes(Class<?> other) {
        return type.isAssignableFrom(other);
    }

    /** The text of a value. */
    String text(Object value) {
        return print.apply(type.cast(value));
    }

    @Override
    public void write(Object value, JsonGenerator json) throws IOException {
        json.writeString(text(value));
    }

    @Override
    public Object read(JsonParser json) throws IOException {
        JsonForm.demand(JsonToken.VALUE_STRING, json);
        return parse.apply(json.getText());
    }
}
