package heraldo.rules.trial;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;

/** Makes the game and its variants. */
public final class CairnProvider implements RulesetProvider {

    @Override
    public String engine() {
        return "cairn";
    }

    @Override
    public Ruleset<Cairn> create(RulesetFolder folder) {
        CairnRules rules = new CairnRules(folder);
        return Ruleset.of(rules, rules, rules, rules).withDirect(rules);
    }
}
