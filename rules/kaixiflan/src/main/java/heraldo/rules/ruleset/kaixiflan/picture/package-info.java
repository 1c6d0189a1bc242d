/**
 * The map of the realm as a drawing (§7.3): what everybody may see of it, and what the same picture says in words.
 *
 * <p>May import {@code board}, {@code kernel}, {@code book}, {@code law}, {@code order}, {@code order.build},
 * {@code order.court}, {@code order.harvest}, {@code order.troop}, {@code order.war}, {@code say}, {@code state} and
 * {@code scene}.
 */
package heraldo.rules.ruleset.kaixiflan.picture;
