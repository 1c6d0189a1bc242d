/**
 * The turn of a tribe, step by step: what each order does and why it fails.
 *
 * <p>May import {@code kernel}, {@code board}, {@code chance} and this ruleset's {@code chart}, {@code state}, {@code book}, {@code order}, {@code law} and {@code say}.
 */
package heraldo.rules.ruleset.tribus.turn;
