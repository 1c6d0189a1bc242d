/**
 * What may be ordered: the checks of the rules file, in the order in which their codes rank.
 *
 * <p>May import {@code kernel}, {@code board}, {@code state}, {@code book}, {@code order}, {@code say} and {@code law}.
 */
package heraldo.rules.ruleset.kaixiflan.check;
