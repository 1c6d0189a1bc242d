package heraldo.rules.ruleset.hexadominacion.state;

import heraldo.rules.kernel.Seat;

/** Who gets a hex of a realm that surrenders (H28). */
public record Grant(int hex, Seat to) {}
