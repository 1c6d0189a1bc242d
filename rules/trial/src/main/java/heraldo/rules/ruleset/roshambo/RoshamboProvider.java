package heraldo.rules.ruleset.roshambo;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;

/** Makes the game and its variants. */
public final class RoshamboProvider implements RulesetProvider {

    @Override
    public String engine() {
        return "roshambo";
    }

    @Override
    public Ruleset<?> create(RulesetFolder folder) {
        return new Roshambo(folder);
    }
}
