/**
 * The fame table.
 *
 * <p>May import {@code kernel}, {@code book}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.fame;
