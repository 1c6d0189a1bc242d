/**
 * A person at the sandbox, driven by a program: reads channels, gives slash commands, presses buttons. Speaks
 * the client API over HTTP and WebSocket, as the page does.
 *
 * <p>May import the JDK and Jackson.
 */
package heraldo.bot.sandbox.person;
