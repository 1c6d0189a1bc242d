package heraldo.rules.ruleset.tribus;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;

/** Makes the game and its variants. */
public final class TribusProvider implements RulesetProvider {

    @Override
    public String engine() {
        return "tribus";
    }

    @Override
    public Ruleset<?> create(RulesetFolder folder) {
        return new Tribus(folder);
    }
}
