/**
 * Discord's REST API, version 10, as far as a bot of this kind uses it.
 *
 * <p>May import Javalin, Jackson, {@code world}, {@code form} and {@code traffic}.
 */
package heraldo.bot.sandbox.rest;
