/**
 * The eighteen Gestas del Caos (§3): what each of them asks for, who did them, what they bring.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code state}, {@code book}, {@code order}, {@code law}, {@code say},
 * {@code turn}.
 */
package heraldo.rules.ruleset.caos.deed;
