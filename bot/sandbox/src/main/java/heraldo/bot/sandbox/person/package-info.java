/**
 * A person at the sandbox, driven by a program: reads channels, gives slash commands, presses buttons, fills in forms.
 * Speaks the client API over HTTP and WebSocket, as the page does.
 *
 * <p>May import {@code com.fasterxml.jackson}.
 */
package heraldo.bot.sandbox.person;
