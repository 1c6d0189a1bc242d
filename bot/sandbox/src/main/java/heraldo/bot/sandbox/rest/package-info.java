/**
 * Discord's REST API, version 10, as far as a bot of this kind uses it.
 *
 * <p>May import {@code com.fasterxml.jackson}, {@code form}, {@code traffic}, {@code wire}, {@code world},
 * {@code io.javalin}, {@code jakarta.servlet.http} and {@code org.eclipse}.
 */
package heraldo.bot.sandbox.rest;
