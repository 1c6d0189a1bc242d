/**
 * The turn: one small class for each row of the rulebook's sequence, run in that order over one running position.
 *
 * <p>May import {@code board}, {@code chance}, {@code kernel}, {@code book}, {@code check}, {@code law}, {@code order},
 * {@code say}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.turn;
