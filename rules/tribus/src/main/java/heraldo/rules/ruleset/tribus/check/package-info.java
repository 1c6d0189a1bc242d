/**
 * What may be said of a sheet before it is played.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code law}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.check;
