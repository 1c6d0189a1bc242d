/**
 * The words of Discord's wire: JSON, snowflakes, error codes, and the parsing of a body with errors in Discord's format.
 *
 * <p>May import {@code com.fasterxml.jackson}.
 */
package heraldo.bot.sandbox.wire;
