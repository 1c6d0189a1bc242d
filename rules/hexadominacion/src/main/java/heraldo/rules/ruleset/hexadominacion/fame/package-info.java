/**
 * The fame table: the score, column by column (§7).
 *
 * <p>May import {@code kernel}, {@code book}, {@code say}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.fame;
