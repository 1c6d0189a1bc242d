/**
 * The notation of the rules file's examples.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine}, {@code engine.cases}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code chart}, {@code check}, {@code game}, {@code law}, {@code score}, {@code state}
 * and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.cases;
