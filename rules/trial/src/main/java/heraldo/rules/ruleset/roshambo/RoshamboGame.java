package heraldo.rules.ruleset.roshambo;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import java.util.List;

/** Stone, paper, scissors: the game, put together of its parts. */
public final class RoshamboGame implements RulesetProvider {

    @Override
    public String engine() {
        return "roshambo";
    }

    @Override
    public Ruleset<Bout> create(RulesetFolder folder) {
        return Ruleset.of(
                new RoshamboPlay(folder), RoshamboGame::report, (bout, viewer) -> Table.of(bout), new RoshamboThink());
    }

    /** The report: the points of each seat, which are no secret. */
    private static Chronicle report(Bout bout, Viewer viewer) {
        List<Message> lines = bout.points().entrySet().stream()
                .map(entry -> Message.of("points", "seat", entry.getKey(), "n", entry.getValue()))
                .toList();
        return new Chronicle(List.of(Chronicle.Section.of(Message.of("report"), lines)));
    }
}
