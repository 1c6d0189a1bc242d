package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** How much there would be to keep of a text in JSON, told before any of it is kept. */
public final class JsonSize {

    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

    private JsonSize() {}

    /** How many values a text has, their names counted too; of a text that cannot be read, as far as it can. */
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
