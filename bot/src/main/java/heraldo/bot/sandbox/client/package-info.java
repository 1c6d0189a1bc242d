/**
 * What people use instead of Discord's own web client: sessions, messages, interactions, live events.
 *
 * <p>May import Javalin, Jackson, {@code world}, {@code form} and {@code rest}.
 */
package heraldo.bot.sandbox.client;
