package heraldo.bot.sandbox.rest;

/** Some routes of the API that belong together. */
@FunctionalInterface
public interface RouteGroup {
    /** Puts them in place. */
    void addTo(Routes routes);
}
