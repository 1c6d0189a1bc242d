package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The JSON codec of one type. */
interface JsonForm {

    /** Writes a value of the type. */
    void write(Object value, JsonGenerator json) throws IOException;

    /**
     * Reads the value whose first token the parser has reached, up to its last one.
     *
     * @throws IllegalArgumentException if no such value stands there
     * @throws IOException if what stands there is no JSON
     */
    Object read(JsonParser json) throws IOException;

    /**
     * Demands what the parser has reached.
     *
     * @throws IllegalArgumentException if that is something else
     */
    static void demand(JsonToken token, JsonParser json) {
        if (json.currentToken() != token) {
            throw new IllegalArgumentException(words(token) + " is expected, not " + words(json.currentToken()));
        }
    }

    /**
     * Goes to the value of the field that has to stand next.
     *
     * @throws IllegalArgumentException if another one stands there, or none
     */
    static void enter(String field, JsonParser json) throws IOException {
        if (!field.equals(json.nextFieldName())) {
            throw new IllegalArgumentException("the field " + field + " is expected");
        }
        json.nextToken();
    }

    private static String words(@Nullable JsonToken token) {
        return token == null ? "nothing" : token.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
