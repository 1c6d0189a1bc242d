package heraldo.bot.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The buttons of the page that stand outside Discord, over HTTP. */
final class ActRoutes {
    private final Acts acts;

    ActRoutes(Acts acts) {
        this.acts = acts;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/sandbox/acts", this::list);
        routes.post("/sandbox/act/{name}", this::perform);
    }

    private void list(Context ctx) {
        send(
                ctx,
                Json.array(acts.offered().stream()
                        .map(each -> Json.object("name", each.name(), "labels", labels(each.labels())))
                        .toList()));
    }

    private static ObjectNode labels(Map<String, String> labels) {
        ObjectNode json = Json.object();
        new TreeMap<>(labels).forEach(json::put);
        return json;
    }

    private void perform(Context ctx) throws Exception {
        Optional<Acts.Act> act = acts.named(ctx.pathParam("name"));
        if (act.isEmpty()) {
            send(ctx.status(404), Json.object("message", "There is no such button"));
            return;
        }
        try {
            String text = act.get().deed().perform();
            send(ctx, Json.object("text", text));
        } catch (InterruptedException e) {
            throw e;
        } catch (Exception e) {
            send(ctx.status(500), Json.object("message", e.getMessage()));
        }
    }

    private static void send(Context ctx, JsonNode body) {
        ctx.contentType("application/json").result(Json.write(body));
    }
}
