package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;

/** Makes the game and its variants. */
public final class HexaDominacionProvider implements RulesetProvider {

    @Override
    public String engine() {
        return "hexadominacion";
    }

    @Override
    public Ruleset<?> create(RulesetFolder folder) {
        return new HexaDominacion(folder);
    }
}
