/**
 * What a tribe owns, what that is worth, and who has won.
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.score;
