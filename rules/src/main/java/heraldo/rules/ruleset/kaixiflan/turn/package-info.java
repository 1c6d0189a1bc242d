/**
 * The turn: one small class for each row of the rulebook's sequence, run in that order over one running position.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code board}, {@code state}, {@code order}, {@code law} and {@code check}.
 */
package heraldo.rules.ruleset.kaixiflan.turn;
