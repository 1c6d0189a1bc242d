/**
 * A round while it is played, and the phases that belong to no order (§1.2, §4). What happens is written down as deeds;
 * what is told of them is for others.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.turn;
