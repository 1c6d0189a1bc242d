/** Conquer of Cathay in players' words: who is first. */
package heraldo.rules.ruleset.cathay.score;
