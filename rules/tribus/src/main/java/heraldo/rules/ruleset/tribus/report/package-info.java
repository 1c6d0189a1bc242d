/**
 * What a viewer may know of the position, in words.
 *
 * <p>May import {@code board}, {@code kernel}, {@code book}, {@code chart}, {@code law}, {@code say}, {@code score} and
 * {@code state}.
 */
package heraldo.rules.ruleset.tribus.report;
