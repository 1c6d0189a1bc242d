/**
 * The game master's corrections to the open position (CR51), which act at once and which everybody sees.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law},
 * {@code order}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.caos.event;
