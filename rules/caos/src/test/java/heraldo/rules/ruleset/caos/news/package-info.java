/** Caos, in players' words. */
package heraldo.rules.ruleset.caos.news;
