/**
 * The position in words, as far as a viewer may know it (§7).
 *
 * <p>May import {@code kernel}, {@code state}, {@code book}, {@code score}, {@code say}.
 */
package heraldo.rules.ruleset.hexadominacion.report;
