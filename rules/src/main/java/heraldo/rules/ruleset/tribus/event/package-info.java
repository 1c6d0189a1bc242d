/**
 * What the game master may do to the open position: corrections that act at once and that everybody is told of.
 *
 * <p>May import {@code kernel}, {@code board}, {@code order}, {@code engine} for its answers, and this ruleset's {@code chart},
 * {@code state}, {@code order} and {@code say}.
 */
package heraldo.rules.ruleset.tribus.event;
