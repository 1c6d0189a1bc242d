/**
 * The notation of the rules file's examples (§5).
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code engine.cases}, {@code kernel}, {@code rules.order}, {@code book},
 * {@code chronicle}, {@code game}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.cases;
