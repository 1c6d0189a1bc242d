/**
 * The report on the position, which anybody may ask for (§7).
 *
 * <p>May import {@code kernel}, {@code book}, {@code say}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.report;
