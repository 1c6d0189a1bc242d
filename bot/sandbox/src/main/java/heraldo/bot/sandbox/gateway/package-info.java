/**
 * Discord's gateway over WebSocket: identify, heartbeats, resume, dispatches by intent.
 *
 * <p>May import {@code com.fasterxml.jackson}, {@code wire}, {@code world}, {@code io.javalin} and {@code org.eclipse}.
 */
package heraldo.bot.sandbox.gateway;
