/**
 * The map as a drawing.
 *
 * <p>May import {@code kernel}, {@code board}, {@code scene} and this ruleset's {@code chart}, {@code state} and {@code say}.
 */
package heraldo.rules.ruleset.tribus.picture;
