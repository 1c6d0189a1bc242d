/** Los Hijos de Kaixiflán in players' words: recruits and marches. */
package heraldo.rules.ruleset.kaixiflan.order.troop;
