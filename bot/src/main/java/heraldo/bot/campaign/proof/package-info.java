/**
 * The record of a campaign: a file with which anybody can check the dice, the seals and, once nothing has to stay secret, every
 * turn. {@code docs/fair-dice.md} describes it for strangers.
 *
 * <p>May import {@code campaign} and the rules, and nothing of the database or of Discord.
 */
package heraldo.bot.campaign.proof;
