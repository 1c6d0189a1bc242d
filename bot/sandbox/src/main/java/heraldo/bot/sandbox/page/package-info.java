/**
 * The page people chat in: plain ES modules beside this package's classes, and the small web libraries they use, served from
 * the class path. All its data comes from the sandbox's client API.
 *
 * <p>May import {@code io.javalin}.
 */
package heraldo.bot.sandbox.page;
