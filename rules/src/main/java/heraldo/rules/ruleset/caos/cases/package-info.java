/**
 * Plays the examples of the rules file in its own notation (§10.1).
 *
 * <p>May import everything of this ruleset.
 */
package heraldo.rules.ruleset.caos.cases;
