/**
 * What a viewer may know of the position, in words.
 *
 * <p>May import {@code kernel} and this ruleset's {@code chart}, {@code state}, {@code book}, {@code law}, {@code score} and {@code say}.
 */
package heraldo.rules.ruleset.tribus.report;
