/** Los Hijos de Kaixiflán, in players' words. */
package heraldo.rules.ruleset.kaixiflan;
