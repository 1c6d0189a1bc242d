/**
 * What is told of a round: its chronicle, for all and for each realm alone, and what the game master alone should know (§7,
 * R14).
 *
 * <p>May import {@code kernel}, {@code state}, {@code order}, {@code turn}, {@code say}.
 */
package heraldo.rules.ruleset.hexadominacion.chronicle;
