/**
 * Campaigns from their founding to their start: seats, sign-up, terms, and who comes and goes.
 *
 * <p>May import {@code book}, {@code lesson}, {@code model}, {@code port}, {@code rulebook}, {@code staff},
 * {@code turn}, {@code rules.chance}, {@code rules.data}, {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.campaign.seat;
