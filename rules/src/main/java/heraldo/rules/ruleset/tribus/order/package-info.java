/**
 * What players may write, declared once: records, values and types.
 *
 * <p>May import {@code board}, {@code kernel}, {@code rules.order}, {@code chart} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.order;
