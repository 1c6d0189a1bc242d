package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;

/** Makes the game and its variants. */
public final class KaixiflanProvider implements RulesetProvider {

    @Override
    public String engine() {
        return "kaixiflan";
    }

    @Override
    public Ruleset<?> create(RulesetFolder folder) {
        return new Kaixiflan(folder);
    }
}
