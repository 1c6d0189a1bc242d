/**
 * What every order can say of itself, and how a sheet is examined at entry (§5.2). No order is known here by name, and nothing
 * looks at another seat's orders.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code law}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.check;
