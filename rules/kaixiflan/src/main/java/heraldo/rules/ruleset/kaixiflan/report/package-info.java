/**
 * The position in words: the report anybody may ask for (§7.1).
 *
 * <p>May import {@code kernel}, {@code book}, {@code chronicle}, {@code law}, {@code mission}, {@code say} and
 * {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.report;
