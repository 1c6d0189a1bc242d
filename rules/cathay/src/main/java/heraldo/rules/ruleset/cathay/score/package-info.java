/**
 * Points, and who has most of them (Y40, Y41, Y47).
 *
 * <p>May import {@code kernel}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.score;
