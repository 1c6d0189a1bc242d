/**
 * What of a turn everybody is told first, and why each province's Fame changed.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code book}, {@code law}, {@code mission},
 * {@code order}, {@code order.court}, {@code say}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.news;
