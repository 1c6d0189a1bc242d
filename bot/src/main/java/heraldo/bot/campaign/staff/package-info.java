/**
 * The assignment of players and game masters, as the books have it: seats change hands, are lent and go back.
 *
 * <p>May import {@code book}, {@code model}, {@code port}, {@code press}, {@code rulebook} and {@code rules.kernel}.
 */
package heraldo.bot.campaign.staff;
