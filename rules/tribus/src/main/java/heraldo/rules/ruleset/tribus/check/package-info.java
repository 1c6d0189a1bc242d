/**
 * Verdicts on a sheet before the game plays it.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code law}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.check;
