/**
 * What passes between the bot and the stand-in: recording it, and disturbing it with faults.
 *
 * <p>May import {@code com.fasterxml.jackson} and {@code wire}.
 */
package heraldo.bot.sandbox.traffic;
