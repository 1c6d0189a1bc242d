/**
 * Outlook of a sheet in the tribe's own turn, from playing it with every throw of its dice.
 *
 * <p>May import {@code board}, {@code chance}, {@code engine}, {@code kernel}, {@code book}, {@code chart}, {@code check},
 * {@code law}, {@code order.pact}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.outlook;
