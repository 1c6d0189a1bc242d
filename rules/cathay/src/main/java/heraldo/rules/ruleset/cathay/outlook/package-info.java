/**
 * The outlook of a sheet for its seat: the cost and gain of each line, the moves of others before a plan runs, the chances of the
 * dice. It uses only public facts and the seat's own hand.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code game}, {@code law},
 * {@code order}, {@code say}, {@code score}, {@code state}, {@code suggest} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.outlook;
