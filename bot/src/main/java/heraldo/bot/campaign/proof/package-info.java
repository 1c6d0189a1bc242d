/**
 * The record of a campaign: a file with which anybody can check the dice, the seals and, once nothing has to stay
 * secret, every turn. {@code docs/fair-dice.md} describes it for strangers.
 *
 * <p>May import {@code book}, {@code model}, {@code rulebook}, {@code rules.chance}, {@code rules.data},
 * {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.campaign.proof;
