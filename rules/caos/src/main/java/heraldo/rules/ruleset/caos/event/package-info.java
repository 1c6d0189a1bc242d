/**
 * What the game master may do to the open position (CR51): corrections that act at once and that everybody is told of.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law},
 * {@code order}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.caos.event;
