/** Conquer of Cathay in players' words: boards, plans, secrets, corrections, sentences. */
package heraldo.rules.ruleset.cathay;
