/**
 * The map generator and what a game begins with (§6, R1-R5).
 *
 * <p>May import {@code board}, {@code chance}, {@code engine}, {@code kernel}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.chart;
