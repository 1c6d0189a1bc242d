/**
 * The shapes of the slash commands: names and descriptions in every language, options, and the limits they must keep. Made
 * from plain values, so that every ruleset's commands can be checked without Discord.
 *
 * <p>May import the JDK, {@code discord.text}, the engine's order declarations and JDA's builders.
 */
package heraldo.bot.discord.shape;
