/**
 * The fame table (§7.2).
 *
 * <p>May import {@code kernel}, {@code law}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.fame;
