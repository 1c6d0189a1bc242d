/**
 * What holds in a position: who controls what, who has access to where and what that costs, how many actions a seat has.
 *
 * <p>May import {@code kernel}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.caos.law;
