package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Upload;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One request, read.
 *
 * @param params parts of the path by name
 * @param query the query by name
 * @param body JSON body or JSON part; a missing node if there is none
 * @param uploads files
 */
public record Call(Map<String, String> params, Map<String, String> query, JsonNode body, List<Upload> uploads) {
    /** An id in the path; refused with 50035 if it is none. */
    public Snowflake id(String name) {
        return Snowflake.of(param(name));
    }

    /** A part of the path. */
    public String param(String name) {
        return Optional.ofNullable(params.get(name))
                .orElseThrow(() -> new IllegalStateException("the route has no part " + name));
    }

    /** An id in the query. */
    public Optional<Snowflake> queryId(String name) {
        return Optional.ofNullable(query.get(name)).map(Snowflake::of);
    }

    /** A number in the query within bounds; refused with 50035 if it is none. */
    public int queryNumber(String name, int least, int most, int otherwise) {
        String text = query.get(name);
        if (text == null) {
            return otherwise;
        }
        if (!text.matches("-?\\d{1,9}")) {
            throw Form.wrong(name, "NUMBER_TYPE_COERCE", "Value \"" + text + "\" is not int.");
        }
        int number = Integer.parseInt(text);
        Form.check(Json.object(name, number), form -> form.integer(name, least, most));
        return number;
    }
}
