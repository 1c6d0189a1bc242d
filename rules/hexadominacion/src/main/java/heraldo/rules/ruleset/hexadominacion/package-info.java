/**
 * HexaDominación: two to six realms on 91 hexes, simultaneous secret orders, the highest score wins. This package is
 * the door to the game; the state is in {@code state}, its tables in {@code book}, the map in {@code chart}, what
 * players may ask for in {@code order}, what may be ordered in {@code check}, the round itself in {@code turn}, what is
 * told of it in {@code tell}, points in {@code score}, how
 * governors think in {@code governor}.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code engine.mind}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code cases}, {@code chart}, {@code check}, {@code chronicle}, {@code event}, {@code fame}, {@code game},
 * {@code governor}, {@code news}, {@code order}, {@code outlook}, {@code picture}, {@code player}, {@code report},
 * {@code score}, {@code state}, {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.hexadominacion;
