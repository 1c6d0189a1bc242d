/**
 * The galaxy as a drawing (§7, §8.4): wedges, planets, the Boundary, the last turn's attacks, the legend, and what somebody
 * who cannot see it should read.
 *
 * <p>May import {@code kernel}, {@code scene}, {@code board}, and of this ruleset {@code book}, {@code law}, {@code check}, {@code order}, {@code say} and
 * {@code state}.
 */
package heraldo.rules.ruleset.caos.picture;
