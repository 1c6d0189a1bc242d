/**
 * What may be ordered (§5.1): one record for each order, declared once in {@link PlayerOrders}.
 *
 * <p>May import {@code kernel}, {@code rules.order} and {@code book}.
 */
package heraldo.rules.ruleset.caos.order;
