package heraldo.rules.ruleset.roshambo;

import heraldo.rules.kernel.Options;

/** The settings of a campaign, by name. */
record Settings(Options options) {

    /** Returns the number of rounds, from 1. */
    int rounds() {
        return options.number("rounds");
    }
}
