/**
 * The headlines of a turn for everybody, and the reasons for each seat's change of points.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code order}, {@code say}, {@code score}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.cathay.news;
