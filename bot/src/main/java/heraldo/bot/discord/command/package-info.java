/**
 * The commands, one small class each, found in one list ({@link heraldo.bot.discord.command.Commands}). A command reads its
 * blanks, asks a desk of {@code campaign}, and says what came of it; it decides nothing.
 */
package heraldo.bot.discord.command;
