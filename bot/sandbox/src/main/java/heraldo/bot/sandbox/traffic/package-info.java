/**
 * The traffic between the bot and the stand-in: its recording, and faults that disturb it.
 *
 * <p>May import {@code com.fasterxml.jackson} and {@code wire}.
 */
package heraldo.bot.sandbox.traffic;
