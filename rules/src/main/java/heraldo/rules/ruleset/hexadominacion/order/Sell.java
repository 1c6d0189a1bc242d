package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Stock;

/** <i>Vender</i>: the seller's half of a sale (H29, R43). */
public record Sell(int hex, Seat to, Stock price) implements Order {}
