/**
 * What a position is worth to the governor of a province: what it has, what the rest of the game should make of it, and how its
 * temper weighs each of these.
 *
 * <p>May import {@code board}, {@code engine.mind}, {@code book}, {@code law}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.worth;
