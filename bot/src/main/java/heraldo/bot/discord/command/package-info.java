/**
 * The commands, found in one list ({@link heraldo.bot.discord.command.Commands}). A command declares its name, its right and
 * its options, reads what was typed, asks a desk of {@code campaign}, and reports the result; it decides nothing. Most are one
 * small class each; the game master's one-line commands are in {@link heraldo.bot.discord.command.GameMasterCommands}.
 *
 * <p>May import {@code com.fasterxml.jackson}, {@code campaign}, {@code campaign.book}, {@code campaign.hall}, {@code
 * campaign.master}, {@code campaign.model}, {@code campaign.press}, {@code campaign.proof}, {@code campaign.rulebook}, {@code campaign.seat}, {@code
 * campaign.sheet}, {@code campaign.turn}, {@code authority}, {@code desk}, {@code edict}, {@code front}, {@code gate}, {@code
 * opening}, {@code order}, {@code page}, {@code panel}, {@code press}, {@code room}, {@code shape}, {@code text}, {@code render}, {@code
 * rules.chance}, {@code rules.data}, {@code rules.engine}, {@code rules.kernel}, {@code rules.order} and {@code rules.scene}.
 */
package heraldo.bot.discord.command;
