/**
 * What players may order: one record for each kind of order, and the declaration from which grammar, help and codec derive.
 *
 * <p>May import {@code kernel}, {@code board}, {@code order}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.order;
