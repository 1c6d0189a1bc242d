/**
 * Discord's gateway over WebSocket: identify, heartbeats, resume, dispatches by intent.
 *
 * <p>May import Javalin, Jackson and {@code world}.
 */
package heraldo.bot.sandbox.gateway;
