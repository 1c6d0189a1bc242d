package heraldo.rules.trial;

import heraldo.rules.kernel.Order;

record Flood(Pile pile) implements Order {}
