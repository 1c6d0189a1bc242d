/**
 * What players may order: one record for each kind of order, and the declaration from which grammar, help and codec
 * derive.
 *
 * <p>May import {@code board}, {@code kernel}, {@code rules.order}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.order;
