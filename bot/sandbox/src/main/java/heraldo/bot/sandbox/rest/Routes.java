package heraldo.bot.sandbox.rest;

/** The registry of endpoints. */
@FunctionalInterface
public interface Routes {
    /**
     * Adds an endpoint.
     *
     * @param method HTTP method
     * @param route path below the API's root, with {@code {names}} for its variable parts
     * @param endpoint who answers
     */
    void add(String method, String route, Endpoint endpoint);
}
