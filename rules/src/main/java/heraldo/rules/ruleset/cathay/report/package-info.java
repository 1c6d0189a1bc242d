/**
 * What anybody may ask about the position (§7).
 *
 * <p>May import {@code kernel}, {@code order}, {@code state}, {@code law} and {@code say}.
 */
package heraldo.rules.ruleset.cathay.report;
