package heraldo.rules.trial;

import heraldo.rules.kernel.Order;

record Stop() implements Order {}
