/**
 * What anybody may ask about the position (§7).
 *
 * <p>May import {@code kernel}, {@code book}, {@code law}, {@code order}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.report;
