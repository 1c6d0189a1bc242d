package heraldo.bot.sandbox.rest;

import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Refused;
import heraldo.bot.sandbox.world.World;
import io.javalin.http.Context;

/** Reads a request, has it answered under the world's lock, and sends the answer: the plain door of the client API. */
public final class JsonHttp {
    private JsonHttp() {}

    /** Serves one request. */
    public static void serve(Context ctx, World world, Endpoint endpoint) {
        Reply reply;
        try {
            Call call = new Request(ctx).read();
            reply = world.exclusively(() -> endpoint.answer(call));
        } catch (Refused refused) {
            reply = new Reply(refused.status(), refused.body());
        }
        ctx.status(reply.status());
        if (reply.body() != null) {
            ctx.contentType("application/json").result(Json.write(reply.body()));
        }
    }
}
