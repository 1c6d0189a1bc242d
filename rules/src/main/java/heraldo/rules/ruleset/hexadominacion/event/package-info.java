/**
 * What the game master may do to a game: edicts, and what they lead to.
 *
 * <p>May import {@code kernel}, {@code order} and {@code engine} of the engine, {@code state}, {@code book}, {@code order}, {@code say}.
 */
package heraldo.rules.ruleset.hexadominacion.event;
