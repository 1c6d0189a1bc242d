/** Missions and the language of their conditions. */
package heraldo.rules.ruleset.kaixiflan.mission;
