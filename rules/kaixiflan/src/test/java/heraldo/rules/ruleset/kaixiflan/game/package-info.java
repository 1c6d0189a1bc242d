/** What players are told while orders are open. */
package heraldo.rules.ruleset.kaixiflan.game;
