/** Conquer of Cathay in players' words: what a sheet would come to. */
package heraldo.rules.ruleset.cathay.outlook;
