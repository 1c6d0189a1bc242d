/**
 * What players may write, declared once: records, values and types.
 *
 * <p>May import {@code kernel}, {@code board}, {@code order} and this ruleset's {@code chart} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.order;
