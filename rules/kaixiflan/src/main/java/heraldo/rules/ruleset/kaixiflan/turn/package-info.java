/**
 * The turn while it is played: orders are closed, and steps run in the rulebook's order over one running position. The
 * steps that belong to no order stand here.
 *
 * <p>May import {@code board}, {@code chance}, {@code kernel}, {@code book}, {@code check}, {@code law}, {@code say},
 * {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.turn;
