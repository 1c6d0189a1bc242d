/**
 * Corrections by the game master to the open position: they act at once, and everybody learns of them.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code chart},
 * {@code order}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.event;
