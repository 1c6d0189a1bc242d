/**
 * What of a turn everybody is told first, and why each band's total changed.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code check}, {@code law}, {@code order}, {@code say},
 * {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.news;
