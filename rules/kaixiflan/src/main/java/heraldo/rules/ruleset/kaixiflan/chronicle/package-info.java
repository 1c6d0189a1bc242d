/**
 * What opens and closes the chronicle of a turn (§7.1); what happens between is told by the steps that do it.
 *
 * <p>May import {@code kernel}, {@code law}, {@code picture}, {@code say}, {@code score}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.chronicle;
