/**
 * Points, which this game calls Fame: where they come from (§7.2), who leads, who has won.
 *
 * <p>May import {@code kernel}, {@code book}, {@code law} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.score;
