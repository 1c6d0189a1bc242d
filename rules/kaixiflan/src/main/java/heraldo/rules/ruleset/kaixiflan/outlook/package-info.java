/**
 * Outlook of a sheet if its turn were played now: it plays the sheet alone, through the steps that neither dice nor hidden
 * things nor others decide, and counts out the odds of battles.
 *
 * <p>May import {@code board}, {@code chance}, {@code engine}, {@code kernel}, {@code book}, {@code check},
 * {@code law}, {@code mission}, {@code order}, {@code order.court}, {@code order.harvest}, {@code order.troop},
 * {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.outlook;
