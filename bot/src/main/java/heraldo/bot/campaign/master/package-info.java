/**
 * What game masters decide: holding, moving, rewinding, new terms, house rules, and what hinders a campaign.
 *
 * <p>May import {@code book}, {@code model}, {@code port}, {@code press}, {@code rulebook}, {@code seat}, {@code sheet},
 * {@code turn}, {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.campaign.master;
