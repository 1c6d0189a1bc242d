/**
 * What a tribe owns, what that is worth, and who has won.
 *
 * <p>May import the JDK, {@code kernel} and this ruleset's {@code chart}, {@code state} and {@code book}.
 */
package heraldo.rules.ruleset.tribus.score;
