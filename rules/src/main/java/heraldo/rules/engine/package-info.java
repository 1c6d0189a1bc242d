/**
 * The contract of a rule system, the catalog that finds them, self-play and the case runner.
 *
 * <p>May import every other package of the engine except {@code ruleset}.
 */
package heraldo.rules.engine;
