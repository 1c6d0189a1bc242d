/**
 * Fame: the table of §7.2, who leads, who has won.
 *
 * <p>May import {@code kernel}, {@code book}, {@code law} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.fame;
