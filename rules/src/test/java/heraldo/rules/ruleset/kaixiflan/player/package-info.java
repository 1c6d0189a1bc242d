/** The steward plays. */
package heraldo.rules.ruleset.kaixiflan.player;
