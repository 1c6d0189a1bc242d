/** The year of the Realm. */
package heraldo.rules.ruleset.kaixiflan.state;
