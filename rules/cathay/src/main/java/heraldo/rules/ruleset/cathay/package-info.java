/**
 * Conquer of Cathay: settlements, roads and soldiers on the corners of nineteen hexes; one seat plays at a time, and
 * ten points win. This package is the door to the game; the state is in {@code state}, what players may ask for in
 * {@code order}, what holds on the board in {@code law}, what may be ordered in {@code check}, the turn itself in
 * {@code turn}.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code engine.mind}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code cases}, {@code chart}, {@code chronicle}, {@code event}, {@code fame}, {@code game}, {@code news},
 * {@code order}, {@code outlook}, {@code picture}, {@code player}, {@code report}, {@code state}, {@code suggest},
 * {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.cathay;
