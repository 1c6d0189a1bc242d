/**
 * The words of Discord's wire: JSON, snowflakes, error codes, and the reading of a body with complaints in Discord's
 * form.
 *
 * <p>May import {@code com.fasterxml.jackson}.
 */
package heraldo.bot.sandbox.wire;
