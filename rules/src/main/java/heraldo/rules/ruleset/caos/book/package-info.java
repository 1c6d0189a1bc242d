/**
 * The rulebook and its tables: the faiths, the galaxy, what gives actions and points, and the deeds.
 *
 * <p>May import {@code data} and {@code kernel}.
 */
package heraldo.rules.ruleset.caos.book;
