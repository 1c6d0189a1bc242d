/**
 * The map of the realm as a drawing (§7.3): what everybody may see of it, and what the same picture says in words.
 *
 * <p>May import {@code kernel}, {@code board}, {@code scene}, {@code law}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.picture;
