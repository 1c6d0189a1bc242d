/**
 * How governors think.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine.mind}, {@code kernel}, {@code book}, {@code deed}, {@code game}, {@code law}, {@code order},
 * {@code report} and {@code state}.
 */
package heraldo.rules.ruleset.caos.governor;
