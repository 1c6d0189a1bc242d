/**
 * The fame table: everybody's points (§7).
 *
 * <p>May import {@code kernel}, {@code book}, {@code say}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.fame;
