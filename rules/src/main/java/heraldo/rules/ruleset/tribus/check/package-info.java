/**
 * What may be said of a sheet before it is played.
 *
 * <p>May import {@code board}, {@code chance}, {@code kernel}, {@code book}, {@code chart}, {@code law}, {@code order},
 * {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.check;
