/**
 * The opening of a campaign: users type its settings into the command or choose them step by step in one message that the bot
 * edits in place. One parser reads them, a preview shows them before anything is created, and the campaign opens once.
 *
 * <p>May import {@code campaign}, {@code campaign.master}, {@code campaign.model}, {@code campaign.rulebook}, {@code campaign.seat}, {@code front}, {@code
 * gate}, {@code page}, {@code press}, {@code room}, {@code text}, {@code rules.data}, {@code rules.engine}, {@code rules.kernel}
 * and {@code org.jspecify}.
 */
@NullMarked
package heraldo.bot.discord.opening;

import org.jspecify.annotations.NullMarked;
