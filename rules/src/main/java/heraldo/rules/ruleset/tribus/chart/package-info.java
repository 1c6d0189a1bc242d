/**
 * The map: which tiles are sea, which are cities, which harbour a port has, and how tiles are called.
 *
 * <p>May import the JDK, {@code kernel}, {@code board} and {@code data}.
 */
package heraldo.rules.ruleset.tribus.chart;
