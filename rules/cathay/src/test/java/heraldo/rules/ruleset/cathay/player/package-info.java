/** Conquer of Cathay in players' words: how the stand-in plays. */
package heraldo.rules.ruleset.cathay.player;
