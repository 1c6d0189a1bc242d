/**
 * What holds on the board: where a settlement may stand, what is linked, how long a route is, and what of that stands against an
 * order or may be done by others first.
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.law;
