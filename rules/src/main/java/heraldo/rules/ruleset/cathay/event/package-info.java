/**
 * What the game master may do to a position (Y55).
 *
 * <p>May import every package of this game except its door.
 */
package heraldo.rules.ruleset.cathay.event;
