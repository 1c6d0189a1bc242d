package heraldo.rules.ruleset.hexadominacion.state;

/**
 * What one realm gave another of one resource in a round, remembered for a few rounds (R14).
 *
 * @param from the seat that gave
 * @param to the seat that received
 */
public record Barter(int round, int from, int to, Resource resource, int units) {}
