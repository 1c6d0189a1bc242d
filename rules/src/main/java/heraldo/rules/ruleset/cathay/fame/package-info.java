/**
 * The points table (§7).
 *
 * <p>May import {@code kernel}, {@code book}, {@code state}, {@code law} and {@code say}.
 */
package heraldo.rules.ruleset.cathay.fame;
