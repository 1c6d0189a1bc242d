/**
 * What a sheet would come to for its band if everybody else were silent, and what somebody else could spoil.
 *
 * <p>May import {@code chance}, {@code engine}, {@code kernel}, {@code book}, {@code check}, {@code deed},
 * {@code game}, {@code law}, {@code order}, {@code report}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.outlook;
