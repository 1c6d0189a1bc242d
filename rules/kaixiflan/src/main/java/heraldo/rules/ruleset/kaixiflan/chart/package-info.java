/**
 * The realm before its first turn: the map of hexes and what lies in them (§6), who starts where, and with what (§2.2).
 *
 * <p>May import {@code board}, {@code chance}, {@code engine}, {@code kernel}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.chart;
