/**
 * The notation of the rules file's examples (§10.1): states, orders, forced dice, and what must come of them.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code engine.cases}, {@code kernel}, {@code rules.order}, {@code book},
 * {@code chart}, {@code game}, {@code law}, {@code order}, {@code score}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.cathay.cases;
