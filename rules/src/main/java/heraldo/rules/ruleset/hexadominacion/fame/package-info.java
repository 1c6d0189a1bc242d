/**
 * The fame table: the score, column by column (§7).
 *
 * <p>May import {@code kernel}, {@code state}, {@code score}.
 */
package heraldo.rules.ruleset.hexadominacion.fame;
