/**
 * The position in words: what opens and closes the chronicle of a turn, and the report anybody may ask for (§7.1).
 *
 * <p>May import {@code kernel}, {@code book}, {@code fame}, {@code law}, {@code mission}, {@code picture}, {@code say},
 * {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.report;
