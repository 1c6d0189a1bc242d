/**
 * What may be ordered: the conditions of every order, in the order in which their codes rank (§5).
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart}, {@code order}, {@code state}, {@code law} and {@code say}.
 */
package heraldo.rules.ruleset.cathay.check;
