/**
 * The notation of the rules file's examples (§10.1): states, orders, forced dice, and what must come of them.
 *
 * <p>May import every package of this game except its door.
 */
package heraldo.rules.ruleset.cathay.cases;
