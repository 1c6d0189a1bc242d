/**
 * Value of a position for the governor of a province: its present state and the prospects of the rest of the game, each
 * weighed by its temper.
 *
 * <p>May import {@code board}, {@code engine.mind}, {@code book}, {@code law}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.worth;
