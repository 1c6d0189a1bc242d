/**
 * A stand-in for Discord on loopback: REST API, gateway and a web page for people. The real bot runs against it through
 * the real JDA, in the sandbox command and in every end-to-end test.
 *
 * <p>It knows nothing of campaigns, rulesets or JDA: it is a piece of Discord, so whatever works here was sent over
 * HTTP and WebSocket by the bot itself.
 *
 * <p>May import {@code com.fasterxml.jackson}, {@code client}, {@code gateway}, {@code page}, {@code rest},
 * {@code traffic}, {@code wire}, {@code world}, {@code io.javalin}, {@code jakarta.servlet.http} and
 * {@code org.eclipse}.
 */
package heraldo.bot.sandbox;
