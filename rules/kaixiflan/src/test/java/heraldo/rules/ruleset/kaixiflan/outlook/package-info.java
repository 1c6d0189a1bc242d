/** What players are told of a sheet before its turn is played. */
package heraldo.rules.ruleset.kaixiflan.outlook;
