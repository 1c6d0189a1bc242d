/**
 * The parts of sentences: how places, owners, amounts and units are said.
 *
 * <p>May import {@code kernel}, {@code board} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.speech;
