/**
 * A turn from its opening to its end: reminders, deadlines, seals, playing, and what happens when a deadline was
 * missed.
 *
 * <p>May import {@code book}, {@code lesson}, {@code model}, {@code port}, {@code press}, {@code rulebook}, {@code sheet},
 * {@code staff}, {@code rules.chance}, {@code rules.engine}, {@code rules.engine.mind}, {@code rules.kernel} and
 * {@code org.slf4j}.
 */
package heraldo.bot.campaign.turn;
