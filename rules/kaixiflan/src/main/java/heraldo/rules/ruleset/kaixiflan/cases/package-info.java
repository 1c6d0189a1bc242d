/**
 * The notation of the rules file's examples (§5.1): states, orders, dice and expectations as short lines, played with
 * the game's own parser, checks and turn.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine}, {@code engine.cases}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code chart}, {@code check}, {@code game}, {@code law}, {@code mission}, {@code score}, {@code state}
 * and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.cases;
