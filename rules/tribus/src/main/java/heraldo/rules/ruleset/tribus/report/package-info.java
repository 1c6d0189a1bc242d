/**
 * Report of the position for a viewer, in words.
 *
 * <p>May import {@code board}, {@code kernel}, {@code book}, {@code chart}, {@code law}, {@code say}, {@code score} and
 * {@code state}.
 */
package heraldo.rules.ruleset.tribus.report;
