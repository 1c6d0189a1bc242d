package heraldo.rules.trial;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

record Watch(List<Pile> piles, Optional<Seat> seat) implements Order {}
