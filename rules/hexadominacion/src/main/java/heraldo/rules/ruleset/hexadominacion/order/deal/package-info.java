/**
 * Dealings with other realms: trades, gifts and sales (H9, H29, R11-R14, R41-R43).
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code order},
 * {@code say}, {@code sketch}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.order.deal;
