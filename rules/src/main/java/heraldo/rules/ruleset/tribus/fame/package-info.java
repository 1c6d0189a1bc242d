/**
 * The score table.
 *
 * <p>May import {@code kernel} and this ruleset's {@code state} and {@code score}.
 */
package heraldo.rules.ruleset.tribus.fame;
