/**
 * The points table (§7).
 *
 * <p>May import {@code kernel}, {@code state} and {@code law}.
 */
package heraldo.rules.ruleset.cathay.fame;
