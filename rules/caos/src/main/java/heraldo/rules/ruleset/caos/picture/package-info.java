/**
 * The galaxy as a drawing (§7, §8.4): wedges, planets, the Boundary, the last turn's attacks, the legend, and what
 * somebody who cannot see it should read.
 *
 * <p>May import {@code board}, {@code kernel}, {@code book}, {@code check}, {@code law}, {@code order}, {@code say},
 * {@code state} and {@code scene}.
 */
package heraldo.rules.ruleset.caos.picture;
