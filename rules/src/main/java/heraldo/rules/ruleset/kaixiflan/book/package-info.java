/**
 * The tables of the rulebook: what things cost, what they do, what each Era allows. Read once from the ruleset's folder.
 *
 * <p>May import {@code data} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.book;
