/**
 * What is refused at entry (§5.2): one check for each kind of order. Nothing here looks at another seat's orders.
 *
 * <p>May import {@code kernel}, {@code state}, {@code book}, {@code order}, {@code law}, {@code deed}, {@code say}.
 */
package heraldo.rules.ruleset.caos.check;
