/**
 * Chance that anyone can verify: a chain of seeds fixed before the game, and dice keyed by label, so that an order
 * elsewhere never changes a roll.
 *
 * <p>May import {@code kernel}.
 */
package heraldo.rules.chance;
