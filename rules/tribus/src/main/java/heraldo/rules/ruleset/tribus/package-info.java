/**
 * Tribus: two to six tribes round an inner sea, each with a weekday of its own. This package is the door to the game;
 * the map is in {@code chart}, the state in {@code state}, what players may ask for in {@code order}, what holds on the
 * board in {@code law}, a tribe's turn in {@code turn}, and how days and weeks follow each other in {@code game}.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine}, {@code engine.mind}, {@code kernel},
 * {@code rules.order}, {@code book}, {@code cases}, {@code chart}, {@code check}, {@code event}, {@code fame}, {@code game},
 * {@code governor}, {@code law}, {@code news}, {@code outlook}, {@code picture}, {@code player}, {@code report},
 * {@code state}, {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.tribus;
