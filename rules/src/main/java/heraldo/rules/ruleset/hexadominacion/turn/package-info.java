/**
 * A round while it is played: its phases, one class for each, in the order of the rulebook (§1.2, §4). What happens is
 * written down as deeds; what is told of them is for others.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code state}, {@code order}, {@code book}, {@code score}.
 */
package heraldo.rules.ruleset.hexadominacion.turn;
