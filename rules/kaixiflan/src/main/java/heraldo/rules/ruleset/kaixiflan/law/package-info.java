/**
 * Law of the board in a given state: pacified and blocked hexes, routes, control, rates, yields. Reads one state, changes
 * nothing.
 *
 * <p>May import {@code board}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.law;
