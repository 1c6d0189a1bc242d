/**
 * Constants of the rulebook and options of a game, by name.
 *
 * <p>May import {@code data}, {@code kernel} and {@code chart}.
 */
package heraldo.rules.ruleset.tribus.book;
