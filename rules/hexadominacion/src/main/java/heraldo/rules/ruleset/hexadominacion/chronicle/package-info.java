/**
 * The account of a round: its chronicle, for all and for each realm alone, and the alerts for the game master (§7, R14).
 *
 * <p>May import {@code kernel}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.chronicle;
