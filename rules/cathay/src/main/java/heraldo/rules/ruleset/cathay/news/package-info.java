/**
 * What of a turn everybody is told first, and why each seat's points changed.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code order}, {@code say}, {@code score}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.cathay.news;
