/**
 * What players say to each other through the program, and agree in words of their own. It is kept in the books, shown only to
 * those it concerns, and is no part of any record.
 *
 * <p>May import {@code book}, {@code model}, {@code port}, {@code rulebook} and {@code rules.kernel}.
 */
package heraldo.bot.campaign.press;
