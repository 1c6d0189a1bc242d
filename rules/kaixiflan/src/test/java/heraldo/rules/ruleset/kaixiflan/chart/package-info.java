/** The map and the start of a game. */
package heraldo.rules.ruleset.kaixiflan.chart;
