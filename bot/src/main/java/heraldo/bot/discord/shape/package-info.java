/**
 * The shapes of the slash commands: names and descriptions in every language, options, and the limits they must keep.
 * Made from plain values, so that every ruleset's commands can be checked without Discord.
 *
 * <p>May import {@code text}, {@code rules.kernel} and {@code net.dv8tion.jda}.
 */
package heraldo.bot.discord.shape;
