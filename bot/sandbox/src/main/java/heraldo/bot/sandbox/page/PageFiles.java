package heraldo.bot.sandbox.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.NotFoundResponse;
import java.io.InputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Serves the page and its libraries, and nothing else of the class path. */
public final class PageFiles {
    private static final Map<String, String> KINDS = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "woff2", "font/woff2");

    /** Only what this server itself serves runs on the page, whatever a message may hold. */
    private static final String POLICY =
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: http://127.0.0.1:*"
                    + " http://localhost:*; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

    private PageFiles() {}

    /** Puts the page at {@code /}, its files below {@code /page/} and its libraries below {@code /lib/}. */
    public static void addTo(RoutesConfig routes) {
        routes.addHttpHandler(HandlerType.GET, "/", ctx -> send(ctx, "index.html", own("index.html")));
        routes.addHttpHandler(HandlerType.GET, "/page/<path>", ctx -> send(ctx, path(ctx), own(path(ctx))));
        routes.addHttpHandler(
                HandlerType.GET,
                "/lib/{library}/<path>",
                ctx -> send(ctx, path(ctx), WebLibrary.open(ctx.pathParam("library"), path(ctx))));
    }

    private static String path(Context ctx) {
        return ctx.pathParam("path");
    }

    private static @Nullable InputStream own(String path) {
        return PageFiles.class.getResourceAsStream(path);
    }

    private static void send(Context ctx, String path, @Nullable InputStream file) {
        String kind = KINDS.get(path.substring(path.lastIndexOf('.') + 1));
        if (file == null || kind == null || path.contains("..") || path.startsWith("/")) {
            throw new NotFoundResponse();
        }
        ctx.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Cache-Control", "no-cache")
                .contentType(kind)
                .result(file);
    }
}
