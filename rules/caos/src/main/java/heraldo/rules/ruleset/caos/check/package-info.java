/**
 * The common interface of all orders, and the examination of a sheet at entry (§5.2). This package knows no order by name, and
 * looks at no other seat's orders.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code law}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.check;
