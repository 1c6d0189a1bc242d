package heraldo.rules.trial;

import heraldo.rules.kernel.Order;
import java.util.List;
import java.util.Optional;

record Carry(Pile from, List<Load> loads, boolean slowly) implements Order {
    record Load(Pile to, Optional<Integer> count) {}
}
