/**
 * The client API that people use instead of Discord's own web client: sessions, messages, interactions, live events.
 *
 * <p>May import {@code com.fasterxml.jackson}, {@code form}, {@code rest}, {@code wire}, {@code world},
 * {@code io.javalin} and {@code org.eclipse}.
 */
package heraldo.bot.sandbox.client;
