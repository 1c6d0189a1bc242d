package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** The size of a JSON text in values, counted token by token without building any of them. */
public final class JsonSize {

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

    private JsonSize() {}

    /** Counts the values of a text, their names included; of an unreadable text, those before the error. */
    public static int of(byte[] json) {
        int values = 0;
        try (JsonParser parser = JSON.createParser(json)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                values += token.isStructEnd() ? 0 : 1;
            }
            return values;
        } catch (IOException e) {
            return values;
        }
    }
}
