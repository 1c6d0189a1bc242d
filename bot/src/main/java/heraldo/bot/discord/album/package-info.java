/**
 * The album of a campaign: a page for a folder, which needs no server and no program, with all that everybody may know of the
 * turns that have ended.
 *
 * <p>May import {@code campaign}, {@code campaign.model}, {@code campaign.press}, {@code campaign.proof},
 * {@code campaign.rulebook}, {@code campaign.seat}, {@code campaign.turn}, {@code front}, {@code gate}, {@code page},
 * {@code text}, {@code rules.data}, {@code rules.engine} and {@code rules.kernel}.
 */
package heraldo.bot.discord.album;
