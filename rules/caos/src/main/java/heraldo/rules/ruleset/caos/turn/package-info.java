/**
 * A turn while it is played (§6), and the steps that belong to no order: defence, battles, conquests, eliminations, what is
 * shown of the turn. Each step is a small class that reads what the steps before it left in {@link Progress}.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code law} and {@code state}.
 */
package heraldo.rules.ruleset.caos.turn;
