package heraldo.rules.trial;

import heraldo.rules.kernel.Order;

record Put(int count, Pile pile) implements Order {}
