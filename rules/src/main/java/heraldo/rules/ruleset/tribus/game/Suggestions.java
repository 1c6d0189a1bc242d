package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Blank;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Values that may be filled in: cities to pick, and pacts that wait for an answer. */
public record Suggestions(Rulebook book) {

    private static final int MOST = 25;

    public List<String> of(World world, Blank blank) {
        int tribe = blank.seat().number();
        return switch (blank.type().key()) {
            case "pick" -> free(world, tribe);
            case "accept", "reject" -> pacts(world, pact -> pact.receiver() == tribe);
            case "withdraw" -> pacts(world, pact -> pact.giver() == tribe);
            default -> List.of();
        };
    }

    private List<String> free(World world, int tribe) {
        boolean picks = world.stage() == Stage.PICK && world.active().equals(Optional.of(tribe));
        return !picks
                ? List.of()
                : book.chart().cities().stream()
                        .filter(city -> world.board().tile(city).owner() == Tribe.NOBODY)
                        .map((Hex city) -> book.chart().name(city))
                        .limit(MOST)
                        .toList();
    }

    private static List<String> pacts(World world, Predicate<Pact> whose) {
        return world.pacts().stream()
                .filter(pact -> !pact.accepted() && whose.test(pact))
                .limit(MOST)
                .map(pact -> String.valueOf(pact.id()))
                .toList();
    }
}
