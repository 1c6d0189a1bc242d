/**
 * News of a turn for everybody, and the reasons for the change of each province's Fame.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code book}, {@code law}, {@code mission},
 * {@code order}, {@code order.court}, {@code say}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.news;
