/**
 * How a campaign is opened: its settings, typed into the command or chosen step by step in one message that is edited in place,
 * are parsed in one place, previewed before anything is created, and opened once.
 *
 * <p>May import {@code campaign}, {@code campaign.master}, {@code campaign.model}, {@code campaign.rulebook}, {@code campaign.seat}, {@code front}, {@code
 * gate}, {@code page}, {@code press}, {@code room}, {@code text}, {@code rules.data}, {@code rules.engine}, {@code rules.kernel}
 * and {@code org.jspecify}.
 */
@NullMarked
package heraldo.bot.discord.opening;

import org.jspecify.annotations.NullMarked;
