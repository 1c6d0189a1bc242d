/**
 * A game as it stands: the board and the pieces on it, hands and bank, whose turn it is. Immutable, and small enough to be made
 * anew with every order.
 *
 * <p>May import {@code kernel}, {@code book} and {@code chart}.
 */
package heraldo.rules.ruleset.cathay.state;
