/**
 * What a sheet would come to for its seat: what each line costs and brings, what others may do before a plan is played, what
 * the dice may bring. Only from what is public and from the seat's own hand.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code game}, {@code law},
 * {@code order}, {@code say}, {@code score}, {@code state}, {@code suggest} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.outlook;
