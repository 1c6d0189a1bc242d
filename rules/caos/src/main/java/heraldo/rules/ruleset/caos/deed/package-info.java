/**
 * The eighteen Gestas del Caos (§3): what each of them asks for, who did them, what they bring.
 *
 * <p>May import {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law}, {@code order},
 * {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.deed;
