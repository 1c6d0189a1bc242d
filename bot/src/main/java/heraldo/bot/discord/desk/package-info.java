/**
 * The order desk: one message, for its reader alone, in which a sheet is written with buttons and menus. All choices, questions
 * and texts derive from the declarations of the orders; nothing here knows any ruleset, or any order.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.model}, {@code campaign.proof},
 * {@code campaign.rulebook}, {@code campaign.seat}, {@code campaign.sheet}, {@code front}, {@code gate}, {@code page},
 * {@code press}, {@code text}, {@code rules.data}, {@code rules.engine}, {@code rules.engine.simulation},
 * {@code rules.kernel}, {@code rules.order} and {@code rules.scene}.
 */
package heraldo.bot.discord.desk;
