/**
 * Orders of players, declared once: records, values and types.
 *
 * <p>May import {@code board}, {@code kernel}, {@code rules.order}, {@code book}, {@code chart}, {@code law}, {@code say},
 * {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.order;
