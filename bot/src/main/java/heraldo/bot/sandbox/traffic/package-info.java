/**
 * What passes between the bot and the stand-in: recording it, and disturbing it with faults.
 *
 * <p>May import Jackson.
 */
package heraldo.bot.sandbox.traffic;
