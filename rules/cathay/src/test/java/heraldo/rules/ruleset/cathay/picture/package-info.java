/** Conquer of Cathay in players' words: what is seen on the board. */
package heraldo.rules.ruleset.cathay.picture;
