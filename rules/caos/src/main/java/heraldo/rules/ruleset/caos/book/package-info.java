/**
 * The rulebook: faiths; the tables of the galaxy, of what gives actions and points, and of the deeds; and the options of a
 * game.
 *
 * <p>May import {@code data} and {@code kernel}.
 */
package heraldo.rules.ruleset.caos.book;
