/**
 * The position in words: the report anybody may ask for (§7).
 *
 * <p>May import {@code kernel}, {@code book}, {@code deed}, {@code law}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.caos.report;
