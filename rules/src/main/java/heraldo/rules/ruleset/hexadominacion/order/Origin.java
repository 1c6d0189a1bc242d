package heraldo.rules.ruleset.hexadominacion.order;

/** One of the hexes that an attack comes from, and how many soldiers it sends (H14). */
public record Origin(int hex, int soldiers) {}
