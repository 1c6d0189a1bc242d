/** The steward and the governors play. */
package heraldo.rules.ruleset.kaixiflan.player;
