/**
 * What is refused at entry (§5.2): one check for each kind of order. Nothing here looks at another seat's orders.
 *
 * <p>May import {@code kernel}, {@code rules.order}, {@code book}, {@code deed}, {@code law}, {@code order},
 * {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.caos.check;
