/**
 * The turn: what an order is and how it is carried out, and the steps of END and BEGIN, which are listed in
 * {@link heraldo.rules.ruleset.cathay.turn.Sequence}. No concrete order is known here.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code law}, {@code scene}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.turn;
