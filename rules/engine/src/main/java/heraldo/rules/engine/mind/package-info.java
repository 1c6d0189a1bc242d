/**
 * Governors, and the thinking that a ruleset gives them.
 *
 * <p>May import {@code chance} and {@code kernel}.
 */
package heraldo.rules.engine.mind;
