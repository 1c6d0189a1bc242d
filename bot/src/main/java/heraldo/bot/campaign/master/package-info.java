/**
 * The decisions of game masters: holding, moving and rewinding turns, new terms, house rules, and the hindrances of a campaign.
 *
 * <p>May import {@code book}, {@code model}, {@code port}, {@code press}, {@code rulebook}, {@code seat}, {@code sheet},
 * {@code turn}, {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.campaign.master;
