/**
 * The books of a program as the desks see them: what is written and read in one transaction, and whom it is about. The
 * store keeps them.
 *
 * <p>May import {@code model} and {@code rules.kernel}.
 */
package heraldo.bot.campaign.book;
