/**
 * Demands of the rules on any order, and the examination of sheets: the checks of the rules file, in the order in which
 * their codes rank. It knows no single order.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code book}, {@code law}, {@code say} and
 * {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.check;
