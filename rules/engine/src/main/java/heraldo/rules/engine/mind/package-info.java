/**
 * What governors are and what a ruleset tells of how they think.
 *
 * <p>May import {@code chance} and {@code kernel}.
 */
package heraldo.rules.engine.mind;
