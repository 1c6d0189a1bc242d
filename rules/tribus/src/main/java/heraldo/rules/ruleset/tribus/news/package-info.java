/**
 * What of a turn everybody is told first, and why each tribe's score changed. Lines that fail are secret, so nothing here is
 * made of them.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code law}, {@code order}, {@code say},
 * {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.news;
