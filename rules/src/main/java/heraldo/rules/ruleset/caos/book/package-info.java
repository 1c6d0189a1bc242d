/**
 * The tables of the game: the galaxy, what gives actions and points, and the deeds.
 *
 * <p>May import {@code kernel}, {@code data}, {@code state}.
 */
package heraldo.rules.ruleset.caos.book;
