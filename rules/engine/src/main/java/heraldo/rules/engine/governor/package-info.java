/**
 * A governor's decision: sheets are weighed by playing them in positions that the seat thinks possible.
 *
 * <p>May import {@code chance}, {@code engine}, {@code engine.mind}, {@code engine.simulation} and {@code kernel}.
 */
package heraldo.rules.engine.governor;
