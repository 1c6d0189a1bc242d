/**
 * The map generator and what a game begins with (§6, R1-R5).
 *
 * <p>May import {@code chance}, {@code engine}, {@code data}, {@code board}, {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.chart;
