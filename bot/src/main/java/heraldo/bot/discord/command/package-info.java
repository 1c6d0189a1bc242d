/**
 * The commands, one small class each, found in one list ({@link heraldo.bot.discord.command.Commands}). A command reads
 * its options, asks a desk of {@code campaign}, and says what came of it; it decides nothing.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model},
 * {@code campaign.proof}, {@code campaign.rulebook}, {@code campaign.seat}, {@code campaign.sheet}, {@code front},
 * {@code gate}, {@code order}, {@code page}, {@code room}, {@code shape}, {@code text}, {@code rules.chance},
 * {@code rules.data}, {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.discord.command;
