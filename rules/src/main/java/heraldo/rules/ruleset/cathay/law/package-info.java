/**
 * What holds on the board: where a settlement may stand, what is linked, how long a route is.
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.law;
