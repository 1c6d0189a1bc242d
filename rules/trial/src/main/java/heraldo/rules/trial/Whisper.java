package heraldo.rules.trial;

import heraldo.rules.kernel.Order;

record Whisper(String text) implements Order {}
