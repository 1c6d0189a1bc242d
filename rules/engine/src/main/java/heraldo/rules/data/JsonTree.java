package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Small JSON texts from and to trees of maps (in the order of their keys' appearance), lists, texts, numbers and booleans. */
public final class JsonTree {

    private static final JsonMapper MAPPER = new JsonMapper();

    private JsonTree() {}

    public static String write(Object tree) {
        try {
            return MAPPER.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no tree of plain values", e);
        }
    }

    /**
     * Undoes {@link #write}.
     *
     * @throws IllegalArgumentException if the text is no JSON
     */
    public static Object read(String json) {
        try {
            return MAPPER.readValue(json, Object.class);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("this is not JSON: " + e.getOriginalMessage(), e);
        }
    }
}
