/**
 * The map as a drawing.
 *
 * <p>May import {@code kernel}, {@code board}, {@code scene} and this ruleset's {@code chart}, {@code state}, {@code book}, {@code law},
 * {@code order}, {@code check}, {@code score} and {@code say}.
 */
package heraldo.rules.ruleset.tribus.picture;
