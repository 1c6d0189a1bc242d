/**
 * A game of Tribus as immutable records.
 *
 * <p>May import {@code board} and {@code kernel}.
 */
package heraldo.rules.ruleset.tribus.state;
