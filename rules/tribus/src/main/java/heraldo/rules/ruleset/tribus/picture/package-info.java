/**
 * The map as a drawing.
 *
 * <p>May import {@code board}, {@code kernel}, {@code book}, {@code chart}, {@code check}, {@code law}, {@code order},
 * {@code say}, {@code score}, {@code state} and {@code scene}.
 */
package heraldo.rules.ruleset.tribus.picture;
