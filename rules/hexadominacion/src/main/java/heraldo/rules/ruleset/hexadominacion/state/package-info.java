/**
 * The state of a game: immutable records, with lists by hex number and by seat. No rules beyond what a value must be to exist.
 *
 * <p>May import {@code board} and {@code kernel}.
 */
package heraldo.rules.ruleset.hexadominacion.state;
