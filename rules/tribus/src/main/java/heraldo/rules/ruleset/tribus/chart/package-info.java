/**
 * The map: which tiles are sea, which are cities, which harbour a port has, and how tiles are called.
 *
 * <p>May import {@code board} and {@code kernel}.
 */
package heraldo.rules.ruleset.tribus.chart;
