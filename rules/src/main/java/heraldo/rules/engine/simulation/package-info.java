/**
 * What a turn might come to: it is played many times from what one seat may know, with dice of its own.
 *
 * <p>May import {@code chance}, {@code engine} and {@code kernel}.
 */
package heraldo.rules.engine.simulation;
