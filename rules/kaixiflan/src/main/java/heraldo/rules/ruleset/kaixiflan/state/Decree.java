package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.kernel.Order;

/** An event of the game master: it waits in the agenda and acts in the phase of events (K8, §8.2). */
public interface Decree extends Order {}
