/**
 * The preview of a sheet for its band: the outcome if all others send nothing, and the ways in which they could spoil it.
 *
 * <p>May import {@code chance}, {@code engine}, {@code kernel}, {@code book}, {@code check}, {@code deed},
 * {@code game}, {@code law}, {@code order}, {@code report}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.outlook;
