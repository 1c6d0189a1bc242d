package heraldo.rules.ruleset.hexadominacion.state;

/**
 * The units of one resource that one realm gave another in a round, remembered for a few rounds (R14).
 *
 * @param from the seat that gave
 * @param to the seat that received
 */
public record Barter(int round, int from, int to, Resource resource, int units) {}
