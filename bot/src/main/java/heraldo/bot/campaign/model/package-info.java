/**
 * A campaign as values: who sits where, its turns, its sheets, what was decided, and what may be refused. They change
 * nothing and know nobody.
 *
 * <p>May import {@code rules.data}, {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.campaign.model;
