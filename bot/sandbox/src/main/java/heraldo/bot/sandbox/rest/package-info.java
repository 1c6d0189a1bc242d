/**
 * Discord's REST API, version 10, as far as a bot of this kind uses it.
 *
 * <p>May import {@code com.fasterxml.jackson}, {@code form}, {@code traffic}, {@code wire}, {@code world},
 * {@code io.javalin} and {@code jakarta.servlet.http}.
 */
package heraldo.bot.sandbox.rest;
