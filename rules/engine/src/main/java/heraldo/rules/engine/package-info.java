/**
 * The contract of a rule system, the catalog that finds them, self-play and the case runner.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine.mind}, {@code kernel}, {@code order} and {@code scene}.
 */
package heraldo.rules.engine;
