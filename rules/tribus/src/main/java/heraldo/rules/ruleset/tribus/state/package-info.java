/**
 * A game of Tribus as immutable records.
 *
 * <p>May import {@code board}, {@code kernel} and {@code book}.
 */
package heraldo.rules.ruleset.tribus.state;
