/**
 * The rulebook of Conquer of Cathay: resources, prices, soldiers, and the options of a game.
 *
 * <p>May import {@code kernel}.
 */
package heraldo.rules.ruleset.cathay.book;
