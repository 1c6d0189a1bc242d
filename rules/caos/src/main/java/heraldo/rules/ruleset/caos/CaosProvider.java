package heraldo.rules.ruleset.caos;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;

/** Makes the game and its variants. */
public final class CaosProvider implements RulesetProvider {

    @Override
    public String engine() {
        return "caos";
    }

    @Override
    public Ruleset<?> create(RulesetFolder folder) {
        return new Caos(folder);
    }
}
