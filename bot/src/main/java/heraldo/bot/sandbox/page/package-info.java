/**
 * The page people chat in: plain ES modules beside this package's classes, and the small web libraries they stand on,
 * served from the class path. Everything it knows it asks the sandbox's client API for.
 *
 * <p>May import {@code io.javalin}.
 */
package heraldo.bot.sandbox.page;
