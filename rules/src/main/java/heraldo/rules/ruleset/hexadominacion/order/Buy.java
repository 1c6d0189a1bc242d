package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Stock;

/** <i>Comprar</i>: the buyer's half of a sale (H29, R43). */
public record Buy(int hex, Seat from, Stock price) implements Order {}
