/**
 * The coverage of a ruleset by self-play: order types, chosen values and the codes of its rules file.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code kernel} and {@code order}.
 */
package heraldo.rules.engine.coverage;
