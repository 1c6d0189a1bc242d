/**
 * What the game master may do to the open position: corrections that act at once and that everybody is told of.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code chart},
 * {@code order}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.event;
