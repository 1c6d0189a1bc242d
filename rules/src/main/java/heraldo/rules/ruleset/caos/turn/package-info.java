/**
 * A turn while it is played (§6): defence, alliances, battles, conquests, bargains, eliminations,
 * resignations. Each step is a small class
 * that reads what the steps before it left in {@link Progress}.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code state}, {@code book}, {@code order}, {@code law}, {@code say}.
 */
package heraldo.rules.ruleset.caos.turn;
