/**
 * The rulebook: resources, units and settlements, and the tables of what things cost, what they do and what each Era
 * allows, read once from the ruleset's folder.
 *
 * <p>May import {@code data}.
 */
package heraldo.rules.ruleset.kaixiflan.book;
