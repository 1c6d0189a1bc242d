/**
 * What a sheet would come to for its realm: what each line costs and brings, how likely its attacks are, what would break them.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code check}, {@code game}, {@code order},
 * {@code order.deal}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.outlook;
