/**
 * The turn: what each order does, the steps of END and BEGIN, and the story that is told of them. The steps are listed in
 * {@link heraldo.rules.ruleset.cathay.turn.Sequence}.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code book}, {@code chart}, {@code order}, {@code state}, {@code law},
 * {@code check} and {@code say}.
 */
package heraldo.rules.ruleset.cathay.turn;
