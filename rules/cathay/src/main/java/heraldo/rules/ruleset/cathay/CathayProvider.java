package heraldo.rules.ruleset.cathay;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;

/** Makes the game and its variants. */
public final class CathayProvider implements RulesetProvider {

    @Override
    public String engine() {
        return "cathay";
    }

    @Override
    public Ruleset<?> create(RulesetFolder folder) {
        return new Cathay(folder);
    }
}
