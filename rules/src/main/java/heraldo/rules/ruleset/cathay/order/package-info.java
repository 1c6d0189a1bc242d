/**
 * What players may order (§5): the orders, the kinds of values they are made of, and how they are declared.
 *
 * <p>May import {@code kernel}, {@code rules.order}, {@code book} and {@code chart}.
 */
package heraldo.rules.ruleset.cathay.order;
