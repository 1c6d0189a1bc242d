package heraldo.bot.sandbox.rest;

import org.jspecify.annotations.Nullable;

/** The tokens that stand in paths. */
final class Secrets {
    private Secrets() {}

    /** Returns whether the path of a route contains a token that authorizes the request, so that it needs no header for that. */
    static boolean carriesItsOwn(@Nullable String route) {
        return route != null && (route.startsWith("/interactions/") || route.startsWith("/webhooks/"));
    }

    /** A path with its token replaced by a mark. */
    static String masked(String path) {
        return path.replaceFirst("^(/(?:interactions|webhooks)/\\d+/)[^/]+", "$1***");
    }
}
