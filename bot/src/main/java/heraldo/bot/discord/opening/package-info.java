/**
 * How a campaign is opened: what somebody wishes, typed into the command or chosen press by press in one message that is edited in
 * place, is read in one place, looked at before anything is made, and opened once.
 *
 * <p>May import {@code campaign}, {@code campaign.master}, {@code campaign.model}, {@code campaign.rulebook}, {@code campaign.seat}, {@code front}, {@code
 * gate}, {@code page}, {@code press}, {@code room}, {@code text}, {@code rules.data}, {@code rules.engine}, {@code rules.kernel}
 * and {@code org.jspecify}.
 */
@NullMarked
package heraldo.bot.discord.opening;

import org.jspecify.annotations.NullMarked;
