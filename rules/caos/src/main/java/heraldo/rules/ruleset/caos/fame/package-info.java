/**
 * The fame table (§7).
 *
 * <p>May import {@code kernel}, {@code law}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.caos.fame;
