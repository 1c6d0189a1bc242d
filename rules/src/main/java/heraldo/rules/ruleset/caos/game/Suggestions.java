package heraldo.rules.ruleset.caos.game;

import heraldo.rules.engine.Blank;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.List;

/** What may be filled in, best first. */
public final class Suggestions {

    public Suggestions(Game game, Law law, Blank blank) {}

    public List<String> values() {
        return List.of();
    }
}
