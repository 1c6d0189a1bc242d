/**
 * The turn of a tribe, step by step: what each order does and why it fails.
 *
 * <p>May import {@code board}, {@code chance}, {@code kernel}, {@code book}, {@code chart}, {@code law}, {@code say} and
 * {@code state}.
 */
package heraldo.rules.ruleset.tribus.turn;
