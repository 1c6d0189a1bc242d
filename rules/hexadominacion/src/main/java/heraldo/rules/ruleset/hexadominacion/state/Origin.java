package heraldo.rules.ruleset.hexadominacion.state;

/** One of the hexes that an attack comes from, and how many soldiers it sends (H14). */
public record Origin(int hex, int soldiers) {}
