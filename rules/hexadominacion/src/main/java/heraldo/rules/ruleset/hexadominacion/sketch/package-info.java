/**
 * The drawing on which orders show themselves before they are played.
 *
 * <p>May import {@code board}, {@code kernel}, {@code state} and {@code scene}.
 */
package heraldo.rules.ruleset.hexadominacion.sketch;
