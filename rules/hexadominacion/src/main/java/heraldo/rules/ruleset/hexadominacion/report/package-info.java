/**
 * What a viewer may know of the position, in words (§7).
 *
 * <p>May import {@code kernel}, {@code state}, {@code book}, {@code score}, {@code say}.
 */
package heraldo.rules.ruleset.hexadominacion.report;
