/**
 * The law of the board: the sites for settlements, the links along roads, the length of a route, and the objections to an order
 * or the rivals that may come first.
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.law;
