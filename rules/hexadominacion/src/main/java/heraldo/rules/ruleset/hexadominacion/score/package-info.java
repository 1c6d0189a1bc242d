/**
 * Points and ranks (H30, R40, R45, R48).
 *
 * <p>May import {@code kernel}, {@code state}, {@code book}.
 */
package heraldo.rules.ruleset.hexadominacion.score;
