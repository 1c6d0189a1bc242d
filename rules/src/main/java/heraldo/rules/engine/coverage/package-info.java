/**
 * What games against oneself reach of a ruleset: order types, chosen values and the codes of its rules file.
 *
 * <p>May import whatever {@code engine} may.
 */
package heraldo.rules.engine.coverage;
