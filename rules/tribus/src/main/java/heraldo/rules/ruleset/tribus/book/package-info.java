/**
 * What is fixed in the rulebook and what a game chooses, by name.
 *
 * <p>May import {@code data}, {@code kernel} and {@code chart}.
 */
package heraldo.rules.ruleset.tribus.book;
