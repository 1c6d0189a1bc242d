/**
 * The parts of the game put together: draft, days, weeks.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code chart}, {@code check}, {@code law}, {@code news}, {@code order}, {@code order.pact}, {@code player}, {@code report}, {@code say}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.game;
