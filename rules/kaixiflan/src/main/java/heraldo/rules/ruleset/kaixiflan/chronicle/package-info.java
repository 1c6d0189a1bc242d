/**
 * Opening and close of a turn's chronicle (§7.1); the steps of the turn tell of everything between.
 *
 * <p>May import {@code kernel}, {@code law}, {@code picture}, {@code say}, {@code score}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.chronicle;
