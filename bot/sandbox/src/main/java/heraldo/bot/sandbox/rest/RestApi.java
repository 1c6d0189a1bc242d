package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.traffic.Faults;
import heraldo.bot.sandbox.traffic.Traffic;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Refused;
import heraldo.bot.sandbox.world.World;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The API's door: who asks, what for, what may go wrong, and what was answered. */
public final class RestApi {
    /** The path at which the API begins. */
    public static final String ROOT = "/api/v10";

    private static final List<String> METHODS = List.of("GET", "POST", "PUT", "PATCH", "DELETE");

    private final World world;
    private final Supplier<String> token;
    private final Faults faults;
    private final Traffic traffic;
    private final RateLimits limits;

    /**
     * The API of a world.
     *
     * @param token the bot's token, without {@code Bot }
     */
    public RestApi(World world, Supplier<String> token, Faults faults, Traffic traffic, RateLimits limits) {
        this.world = world;
        this.token = token;
        this.faults = faults;
        this.traffic = traffic;
        this.limits = limits;
    }

    /** Puts all routes in place; whatever else is asked for below the root is 404. */
    public void addTo(RoutesConfig routes, List<RouteGroup> groups) {
        Routes known = (method, route, endpoint) -> routes.addHttpHandler(
                HandlerType.findOrCreate(method), ROOT + route, ctx -> serve(ctx, route, endpoint));
        groups.forEach(group -> group.addTo(known));
        METHODS.forEach(method -> routes.addHttpHandler(
                HandlerType.findOrCreate(method), ROOT + "/*", ctx -> serve(ctx, null, RestApi::unknown)));
    }

    private static Reply unknown(Call call) {
        throw DiscordError.NOT_FOUND.refusal();
    }

    private void serve(Context ctx, @Nullable String route, Endpoint endpoint) {
        String path = ctx.path().substring(ROOT.length());
        Request request = new Request(ctx);
        String method = ctx.method().name();
        Optional<Fault> fault = faults.strike(method, path);
        Optional<RateLimits.Refusal> tooMany =
                fault.isPresent() ? Optional.empty() : limits.refusal(method, route, path);
        Reply reply = fault.map(each -> disturbed(each, request, route, endpoint))
                .or(() -> tooMany.map(RateLimits.Refusal::reply))
                .orElseGet(() -> answer(request, route, endpoint));
        Map<String, String> headers = limits.headers(method, route, path, tooMany);
        if (fault.isPresent() && fault.get() instanceof Fault.Cut cut) {
            Hangup.after(cut.arrived(), ctx.req());
        } else {
            send(
                    ctx,
                    reply,
                    headers,
                    fault.filter(Fault.Truncated.class::isInstance).isEmpty());
        }
        traffic.show(exchange(ctx, route, path, request, reply));
    }

    private Reply disturbed(Fault fault, Request request, @Nullable String route, Endpoint endpoint) {
        return switch (fault) {
            case Fault.Broken broken -> new Reply(broken.status(), null);
            case Fault.Refused refused ->
                new Reply(refused.status(), Json.object("message", "Refused", "code", refused.code()));
            case Fault.Lost lost -> {
                answer(request, route, endpoint);
                yield new Reply(lost.status(), null);
            }
            case Fault.Truncated truncated -> answer(request, route, endpoint);
            case Fault.Cut cut -> answer(request, route, endpoint);
            case Fault.Hanging hanging -> {
                if (hanging.done()) {
                    answer(request, route, endpoint);
                }
                hanging.hold();
                yield new Reply(504, null);
            }
            case Fault.TooMany many -> {
                many.headers().forEach(request::answerHeader);
                yield new Reply(429, RateLimits.body(many.seconds(), many.global()));
            }
        };
    }

    private Reply answer(Request request, @Nullable String route, Endpoint endpoint) {
        try {
            if (!Secrets.carriesItsOwn(route)) {
                demandToken(request);
            }
            Call call = request.read();
            return world.exclusively(() -> endpoint.answer(call));
        } catch (Refused refused) {
            if (refused.retryAfter() > 0) {
                request.answerHeader("Retry-After", Long.toString(refused.retryAfter()));
                request.answerHeader("X-RateLimit-Scope", Fault.Scope.USER.header());
            } else if (refused.status()
                    == DiscordError.OLD_MESSAGE_EDITS.refusal().status()) {
                request.answerHeader("Retry-After", RateLimits.OLD_EDIT_SECONDS);
            }
            return new Reply(refused.status(), refused.body());
        }
    }

    private void demandToken(Request request) {
        if (!("Bot " + token.get()).equals(request.authorization())) {
            throw DiscordError.UNAUTHORIZED.refusal();
        }
    }

    private void send(Context ctx, Reply reply, Map<String, String> headers, boolean whole) {
        headers.forEach((name, value) -> {
            if (ctx.res().getHeader(name) == null) {
                ctx.header(name, value);
            }
        });
        limits.note(reply.status(), ctx.res().getHeader("X-RateLimit-Scope"));
        ctx.status(reply.status());
        if (reply.body() != null) {
            String body = Json.write(reply.body());
            ctx.contentType("application/json").result(whole ? body : Fault.Truncated.half(body));
        }
    }

    private Exchange exchange(Context ctx, @Nullable String route, String path, Request request, Reply reply) {
        Optional<Call> call = request.call();
        JsonNode body =
                call.map(Call::body).filter(node -> !node.isMissingNode()).orElse(null);
        List<Exchange.FileNote> files = call.map(Call::uploads).orElse(List.of()).stream()
                .map(each -> new Exchange.FileNote(each.part(), each.filename(), each.bytes().length))
                .toList();
        return new Exchange(
                world.clock().instant(),
                ctx.method().name(),
                route,
                Secrets.masked(path),
                ctx.queryString(),
                body,
                files,
                new Exchange.Answer(reply.status(), reply.body()));
    }
}
