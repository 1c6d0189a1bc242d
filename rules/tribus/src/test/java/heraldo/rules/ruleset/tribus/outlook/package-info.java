/** What tribes are told of a sheet before their turn is played. */
package heraldo.rules.ruleset.tribus.outlook;
