/** The game as players meet it. */
package heraldo.rules.ruleset.hexadominacion.score;
