/**
 * The rulebook: resources, units and settlements; the tables of what things cost, what they do and what each Era allows,
 * read once from the ruleset's folder; and the options of a game.
 *
 * <p>May import {@code data} and {@code kernel}.
 */
package heraldo.rules.ruleset.kaixiflan.book;
