/**
 * The news of a round that everybody reads first, and the reasons for the change of each realm's score.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code order.deal}, {@code order.war}, {@code say},
 * {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.news;
