/**
 * The tables of the rulebook (§1.5) and the names of places (§6), read from the ruleset's folder.
 *
 * <p>May import {@code data}, {@code kernel} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.book;
