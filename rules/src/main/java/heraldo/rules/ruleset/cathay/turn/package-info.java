/**
 * The turn: what each order does, and the steps of END and BEGIN, which are listed in
 * {@link heraldo.rules.ruleset.cathay.turn.Sequence}.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code check}, {@code law}, {@code order}, {@code score}
 * and {@code state}.
 */
package heraldo.rules.ruleset.cathay.turn;
