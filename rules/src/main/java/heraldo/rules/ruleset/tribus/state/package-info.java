/**
 * A game of Tribus as immutable records.
 *
 * <p>May import the JDK, {@code kernel} and {@code board}.
 */
package heraldo.rules.ruleset.tribus.state;
