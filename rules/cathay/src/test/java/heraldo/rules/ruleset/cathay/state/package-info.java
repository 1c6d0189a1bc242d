/** Conquer of Cathay in players' words: the board as it is kept. */
package heraldo.rules.ruleset.cathay.state;
