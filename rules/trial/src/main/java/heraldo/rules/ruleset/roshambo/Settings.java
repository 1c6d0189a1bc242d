package heraldo.rules.ruleset.roshambo;

import heraldo.rules.kernel.Options;

/** What a campaign has chosen, by name. */
record Settings(Options options) {

    /** How many rounds are played, from 1. */
    int rounds() {
        return options.number("rounds");
    }
}
