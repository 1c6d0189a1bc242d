/**
 * The game master's panel: one message, for its reader alone, in which a campaign is directed with buttons and menus. It
 * decides nothing: every button does what a command does, through the same desk.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model}, {@code
 * campaign.press}, {@code campaign.proof}, {@code campaign.rulebook}, {@code campaign.seat}, {@code campaign.sheet}, {@code
 * album}, {@code desk}, {@code edict}, {@code front}, {@code gate}, {@code page}, {@code press}, {@code room}, {@code text}, {@code
 * rules.engine}, {@code rules.kernel} and {@code org.jspecify}.
 */
@NullMarked
package heraldo.bot.discord.panel;

import org.jspecify.annotations.NullMarked;
