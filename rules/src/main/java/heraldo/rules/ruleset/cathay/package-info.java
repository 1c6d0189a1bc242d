/**
 * Conquer of Cathay: settlements, roads and soldiers on the corners of nineteen hexes; one seat plays at a time, and ten points
 * win. This package is the door to the game; the state is in {@code state}, what players may ask for in {@code order}, what holds
 * on the board in {@code law}, what may be ordered in {@code check}, the turn itself in {@code turn}.
 *
 * <p>May import every package of the engine, and no other ruleset.
 */
package heraldo.rules.ruleset.cathay;
