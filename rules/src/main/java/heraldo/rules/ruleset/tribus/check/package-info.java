/**
 * What may be said of a sheet before it is played.
 *
 * <p>May import {@code kernel} and this ruleset's {@code chart}, {@code state}, {@code book}, {@code order}, {@code law} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.check;
