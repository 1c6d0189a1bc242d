/**
 * The contract of a rule system, the catalog that finds them, self-play and the case runner.
 *
 * <p>May import {@code chance}, {@code data}, {@code kernel}, {@code order}, {@code scene} and {@code org.jspecify}.
 */
package heraldo.rules.engine;
