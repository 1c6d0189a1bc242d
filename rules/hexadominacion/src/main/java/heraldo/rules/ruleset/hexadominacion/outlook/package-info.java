/**
 * Preview of a sheet for its realm: the costs and gains of each line, the chances of its attacks, and the events that would
 * break them.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code check}, {@code game}, {@code order},
 * {@code order.deal}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.outlook;
