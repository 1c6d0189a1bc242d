/**
 * The facts that the rules derive from a position: control, access and its cost, and the actions of each seat.
 *
 * <p>May import {@code kernel}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.caos.law;
