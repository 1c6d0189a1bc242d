package heraldo.rules.ruleset.hexadominacion.state;

import heraldo.rules.kernel.Seat;

/** The gift of a hex by a realm that surrenders (H28). */
public record Grant(int hex, Seat to) {}
