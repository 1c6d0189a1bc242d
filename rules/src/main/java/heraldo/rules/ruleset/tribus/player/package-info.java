/**
 * A player of the engine's own, who knows the rules and what everybody may see. Habit by habit it writes a sheet, and tries
 * every line on the position that the lines before it should lead to.
 *
 * <p>May import {@code kernel}, {@code board}, {@code chance} and this ruleset's packages except {@code cases}, {@code game} and
 * what is for people to look at.
 */
package heraldo.rules.ruleset.tribus.player;
