/**
 * The laws that every ruleset obeys, as tests: a module that makes a game has them scanned, and they try every ruleset that is
 * on its class path.
 */
package heraldo.rules.conformance;
