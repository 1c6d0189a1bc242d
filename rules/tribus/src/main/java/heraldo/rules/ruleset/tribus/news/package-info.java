/**
 * News of a turn for everybody, and the reasons for each tribe's change of score. Lines that fail are secret, so no news comes of
 * them.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code law}, {@code order}, {@code say},
 * {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.news;
