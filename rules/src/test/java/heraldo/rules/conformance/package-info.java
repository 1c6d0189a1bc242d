/** The laws that every ruleset obeys, tested over all that are found in {@code config/rulesets} and the trial game. */
package heraldo.rules.conformance;
