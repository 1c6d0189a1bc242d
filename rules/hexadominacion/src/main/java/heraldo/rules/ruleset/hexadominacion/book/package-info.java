/**
 * The tables of the rulebook (§1.5) and the names of places (§6), read from the ruleset's folder, and what a game has chosen of
 * what the rules leave open.
 *
 * <p>May import {@code data}, {@code kernel} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.book;
