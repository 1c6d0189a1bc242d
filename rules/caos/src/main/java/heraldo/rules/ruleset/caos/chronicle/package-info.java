/**
 * The chronicle of a turn (§7): one small class for each part of it, in its order.
 *
 * <p>May import {@code kernel}, {@code book}, {@code deed}, {@code law}, {@code order}, {@code say}, {@code state}
 * and {@code turn}.
 */
package heraldo.rules.ruleset.caos.chronicle;
