/**
 * Plays the examples of the rules file in its own notation (§10.1).
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code engine.cases}, {@code kernel}, {@code rules.order}, {@code book},
 * {@code check}, {@code game}, {@code law}, {@code order}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.cases;
