package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;

/** <i>Ceder</i>: a hex is given away (H29). */
public record Cede(int hex, Seat to) implements Order {}
