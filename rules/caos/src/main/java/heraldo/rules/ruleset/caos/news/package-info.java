/**
 * The first news of a turn for all readers, and the reasons why each band's total changed.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code check}, {@code law}, {@code order}, {@code say},
 * {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.news;
