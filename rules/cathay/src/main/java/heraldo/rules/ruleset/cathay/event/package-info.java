/**
 * The corrections of a position by the game master (Y55).
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code chart}, {@code game},
 * {@code law}, {@code order}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.event;
