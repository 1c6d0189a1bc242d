/**
 * The notation of the rules file's examples (§5).
 *
 * <p>May import {@code data}, {@code order}, {@code engine}, {@code chance}, and every package of this ruleset.
 */
package heraldo.rules.ruleset.hexadominacion.cases;
