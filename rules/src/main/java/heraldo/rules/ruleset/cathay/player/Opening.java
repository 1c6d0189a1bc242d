package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

/** The first settlement of a game, or of a second life, where it yields most, and the road towards the next. */
final class Opening {

    private static final int KIND = 14;
    private static final int WHIM = 9;

    private final Draft draft;
    private final Worth worth;

    private Opening(Draft draft) {
        this.draft = draft;
        this.worth = new Worth(draft.now(), draft.seat());
    }

    static void start(Draft draft) {
        Opening opening = new Opening(draft);
        opening.corner()
                .ifPresent(corner -> opening.road(corner).ifPresent(edge -> draft.give(new Start(corner, edge))));
    }

    static void rise(Draft draft) {
        new Opening(draft).corner().ifPresent(corner -> draft.give(new Rise(corner)));
    }

    private Optional<Integer> corner() {
        Position position = draft.now();
        return Sites.all(position, draft.seat()).stream().boxed().max(Comparator.comparingInt(this::value));
    }

    private int value(int corner) {
        return worth.wanted(corner) + KIND * draft.now().board().kinds(corner) + draft.whim("opening|" + corner, WHIM);
    }

    private Optional<Integer> road(int corner) {
        return Arrays.stream(Net.edgesAt(corner))
                .filter(edge -> draft.now().paver(edge) == 0)
                .boxed()
                .max(Comparator.comparingInt(edge -> beyond(Net.across(edge, corner), corner)));
    }

    /** The best site that lies one more road away. */
    private int beyond(int corner, int start) {
        return Arrays.stream(Net.neighbours(corner))
                .filter(next -> next != start && Sites.allowed(draft.now(), draft.seat(), next))
                .map(worth::wanted)
                .max()
                .orElse(0);
    }
}
