/**
 * Caos: four to ten bands of Chaos conquer a galaxy of sectors, subsectors and planets in eight turns of secret orders.
 *
 * <p>{@code state} is the position, {@code book} the tables, {@code order} what may be ordered, {@code law} what holds
 * in a position, {@code check} what is refused, {@code governor} how governors think, {@code turn}, {@code deed} and
 * {@code score} the steps of a turn, {@code game} puts them together, {@code cases} plays the examples.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code engine.mind}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code cases}, {@code check}, {@code chronicle}, {@code event}, {@code fame}, {@code game},
 * {@code governor}, {@code law}, {@code news}, {@code order}, {@code outlook}, {@code picture}, {@code player},
 * {@code report}, {@code say}, {@code state}, {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.caos;
