/**
 * The notation of the rules file's examples (§5.1): states, orders, dice and expectations as short lines, played with the
 * game's own parser, checks and turn.
 *
 * <p>May import every package of the engine and of this ruleset except its door.
 */
package heraldo.rules.ruleset.kaixiflan.cases;
