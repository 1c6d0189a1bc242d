/**
 * Simulates a turn: plays it many times from what one seat may know, with dice of its own.
 *
 * <p>May import {@code chance}, {@code engine} and {@code kernel}.
 */
package heraldo.rules.engine.simulation;
