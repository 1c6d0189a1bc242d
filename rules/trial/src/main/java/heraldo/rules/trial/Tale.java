package heraldo.rules.trial;

import heraldo.rules.kernel.Order;

record Tale(String text) implements Order {}
