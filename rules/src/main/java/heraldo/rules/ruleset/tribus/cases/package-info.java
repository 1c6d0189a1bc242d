/**
 * The notation of the rules file's examples.
 *
 * <p>May import every package of the engine and of this ruleset.
 */
package heraldo.rules.ruleset.tribus.cases;
