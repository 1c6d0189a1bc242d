/**
 * A stand-in for Discord on loopback: REST API, gateway and a web page for people. The real bot runs against it through
 * the real JDA, in the sandbox command and in every end-to-end test.
 *
 * <p>May import its own sub-packages, Javalin and Jackson. It knows nothing of campaigns, rulesets or JDA: it is a piece
 * of Discord, so whatever works here was sent over HTTP and WebSocket by the bot itself.
 */
package heraldo.bot.sandbox;
