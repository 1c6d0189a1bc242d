/** Conquer of Cathay in players' words: what is offered while an order is written. */
package heraldo.rules.ruleset.cathay.suggest;
