/**
 * What holds on the board: where a settlement may stand, what is linked, how long a route is, what a seat's points are.
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.law;
