/**
 * A campaign as values: who sits where, its turns, its sheets, what was decided, and refusals. They are immutable and depend on
 * no service.
 *
 * <p>May import {@code rules.data}, {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.campaign.model;
