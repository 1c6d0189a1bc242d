/** Tests of the map. */
package heraldo.rules.ruleset.kaixiflan.picture;
