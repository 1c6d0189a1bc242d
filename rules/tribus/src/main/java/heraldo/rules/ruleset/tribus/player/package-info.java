/**
 * A player of the engine's own, who knows the rules and what everybody may see. Habit by habit it writes a sheet, and
 * tries every line on the position that the lines before it should lead to.
 *
 * <p>May import {@code board}, {@code chance}, {@code kernel}, {@code book}, {@code chart}, {@code check}, {@code law},
 * {@code order}, {@code order.pact}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.player;
