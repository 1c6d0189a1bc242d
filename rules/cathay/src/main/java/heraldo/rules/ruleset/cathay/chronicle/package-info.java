/**
 * The chronicle of a turn or of one step of it (§7): what was done, in words, and what a seat alone is told of it.
 *
 * <p>May import {@code kernel}, {@code book}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.chronicle;
