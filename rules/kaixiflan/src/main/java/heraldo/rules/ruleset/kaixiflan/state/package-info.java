/**
 * The state of a game: immutable records over sorted maps. No rules beyond what a value must be to exist.
 *
 * <p>May import {@code board}, {@code kernel} and {@code book}.
 */
package heraldo.rules.ruleset.kaixiflan.state;
