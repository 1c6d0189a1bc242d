/**
 * What of a round everybody is told first, and why each realm's score changed.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code order.deal}, {@code order.war}, {@code say},
 * {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.news;
