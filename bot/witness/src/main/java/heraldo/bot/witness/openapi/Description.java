package heraldo.bot.witness.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Discord's official description of its API, read from a file named by the system property or environment variable
 * {@code HERALDO_DISCORD_OPENAPI}, else from {@code ../shared/discord-openapi.json} beside the project.
 */
final class Description {
    private static final String NAME = "HERALDO_DISCORD_OPENAPI";
    private static final String ID = "https://discord.com/openapi.json";

    private final JsonNode root;
    private final SchemaRegistry registry;
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

    private Description(String text) throws IOException {
        root = new ObjectMapper().readTree(text);
        registry = SchemaRegistry.withDefaultDialect(
                Dialects.getOpenApi31(), builder -> builder.schemas(Map.of(ID, text)));
    }

    static Path file() {
        String named = System.getProperty(NAME, System.getenv(NAME));
        String projectRoot = System.getProperty("heraldo.root", "..");
        return named == null ? Path.of(projectRoot, "..", "shared", "discord-openapi.json") : Path.of(named);
    }

    private static final class Holder {
        private static final Optional<Description> LOADED = load();

        private static Optional<Description> load() {
            if (!Files.isRegularFile(file())) {
                return Optional.empty();
            }
            try {
                return Optional.of(new Description(Files.readString(file())));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The description, if a copy is present. */
    static Optional<Description> present() {
        return Holder.LOADED;
    }

    /** The described path that a request took: of those that fit, the one with the fewest variable parts. */
    Optional<String> route(String path) {
        List<String> routes = new ArrayList<>();
        root.get("paths").fieldNames().forEachRemaining(routes::add);
        return routes.stream()
                .filter(route -> path.matches(route.replaceAll("\\{[^}]+}", "[^/]+")))
                .min(Comparator.comparingLong(
                        route -> route.chars().filter(each -> each == '{').count()));
    }

    /** Returns whether a route has an operation for a method. */
    boolean knows(String route, String method) {
        return root.at(operation(route, method)).isObject();
    }

    List<String> complaintsOfBody(String route, String method, JsonNode body) {
        return complaints(operation(route, method) + "/requestBody/content/application~1json/schema", body);
    }

    List<String> complaintsOfAnswer(String route, String method, int status, JsonNode answer) {
        return complaints(
                operation(route, method) + "/responses/" + status + "/content/application~1json/schema", answer);
    }

    List<String> complaintsOfError(JsonNode answer) {
        return complaints("/components/responses/ClientErrorResponse/content/application~1json/schema", answer);
    }

    private static String operation(String route, String method) {
        return "/paths/" + route.replace("~", "~0").replace("/", "~1") + "/" + method.toLowerCase(Locale.ROOT);
    }

    private List<String> complaints(String place, JsonNode node) {
        if (!root.at(place).isObject()) {
            return node == null ? List.of() : List.of("the description has no " + place);
        }
        return schemas.computeIfAbsent(place, this::schema).validate(node).stream()
                .map(Error::toString)
                .toList();
    }

    private Schema schema(String place) {
        String fragment = place.replace("{", "%7B").replace("}", "%7D");
        return registry.getSchema(SchemaLocation.of(ID + "#" + fragment));
    }
}
