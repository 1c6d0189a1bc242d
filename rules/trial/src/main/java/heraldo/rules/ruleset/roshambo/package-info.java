/**
 * Stone, paper, scissors: the smallest whole game, with something of everything a ruleset needs. {@code heraldo new-ruleset}
 * copies it under another name, as the first draft of a new one.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine},
 * {@code engine.cases}, {@code kernel}, {@code rules.order} and {@code scene}.
 */
package heraldo.rules.ruleset.roshambo;
