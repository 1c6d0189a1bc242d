/**
 * A player of the engine's own, who knows the rules.
 *
 * <p>May import {@code kernel}, {@code chance} and this ruleset's packages except {@code cases}.
 */
package heraldo.rules.ruleset.tribus.player;
