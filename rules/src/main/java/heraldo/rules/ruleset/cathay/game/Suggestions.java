package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.engine.Blank;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;

/** What may be filled in. */
public record Suggestions(Game game, Position position, Blank blank) {

    public List<String> values() {
        return List.of();
    }
}
