/**
 * Tribus: two to six tribes round an inner sea, each with a weekday of its own. This package is the door to the game; the
 * map is in {@code chart}, the state in {@code state}, what players may ask for in {@code order}, what holds on the board in
 * {@code law}, a tribe's turn in {@code turn}, and how days and weeks follow each other in {@code game}.
 *
 * <p>May import every package of the engine, and no other ruleset.
 */
package heraldo.rules.ruleset.tribus;
