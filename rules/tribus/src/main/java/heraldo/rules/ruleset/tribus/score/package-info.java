/**
 * Holdings of the tribes, their worth, and the victory.
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.score;
