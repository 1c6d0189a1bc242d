package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first settlement of a game, or of a second life, where it yields most, and the road towards the next. */
final class Opening {

    private static final int KIND = 14;

    /** Nothing but a road is to be had without wheat, no guard above all. */
    private static final int STAPLE = 35;

    /** Soldiers recruited beside a rival strike before anybody can answer; from one step further there is a turn's warning. */
    private static final int NEXT_DOOR = 2;

    private static final int EXPOSED = 45;
    private static final int WARNED = 12;
    private static final int WHIM = 9;

    /** The penalty of a governor for a rival's building, by its distance in steps. */
    private static final int[] NEAR = {0, 0, 12, 8, 3, 0};

    private final Draft draft;
    private final Worth worth;

    private Opening(Draft draft) {
        this.draft = draft;
        this.worth = draft.worth();
    }

    /** The corners where a governor might begin, soonest at its ten points first, each with its road. */
    static List<Start> starts(Draft draft, int most) {
        Opening opening = new Opening(draft);
        return opening.best(most)
                .flatMap(corner -> opening.road(corner).map(edge -> new Start(corner, edge)).stream())
                .toList();
    }

    /** The same for a second life. */
    static List<Rise> rises(Draft draft, int most) {
        return new Opening(draft).best(most).map(Rise::new).toList();
    }

    private Stream<Integer> best(int most) {
        return Sites.all(draft.now(), draft.seat()).stream()
                .boxed()
                .sorted(Comparator.comparingInt(corner -> far(corner) + length(corner)))
                .limit(most);
    }

    /** A governor keeps away from rivals: whoever begins near one fights before it can grow. */
    private int far(int corner) {
        int sum = 0;
        for (int rival : draft.now().builtByRivals(draft.seat()).array()) {
            sum += NEAR[Math.min(Steps.between(rival, corner), NEAR.length - 1)];
        }
        return sum;
    }

    /** Returns the number of throws from a start on a corner to the ten points, the robber aside. */
    private int length(int corner) {
        Position now = draft.now();
        Goods hand = Goods.NONE;
        for (int hex : Net.hexesAt(corner)) {
            Optional<Resource> resource = now.board().tile(hex).resource();
            hand = resource.isEmpty() ? hand : hand.plus(resource.get(), 1);
        }
        Side side = now.side(draft.seat());
        Edges roads = road(corner).map(Edges.NONE::with).orElse(Edges.NONE);
        Buildings built = side.buildings().settling(corner).withRoads(roads).withRoute(1);
        Position then = now.with(draft.seat(), side.withBuildings(built).withHand(hand));
        return new Course(then, draft.seat(), draft.game().prices(), Prowl.none()).length();
    }

    static void start(Draft draft) {
        Opening opening = new Opening(draft);
        opening.corner()
                .ifPresent(corner -> opening.road(corner).ifPresent(edge -> draft.give(new Start(corner, edge))));
    }

    static void rise(Draft draft) {
        new Opening(draft).corner().ifPresent(corner -> draft.give(new Rise(corner)));
    }

    /** The best; whims are drawn only for those that they may put in front. */
    private Optional<Integer> corner() {
        record Valued(int corner, int value) {
            Valued with(int whim) {
                return new Valued(corner, value + whim);
            }
        }
        List<Valued> corners = Sites.all(draft.now(), draft.seat()).stream()
                .mapToObj(corner -> new Valued(corner, value(corner)))
                .toList();
        int most = corners.stream().mapToInt(Valued::value).max().orElse(0);
        return corners.stream()
                .filter(each -> each.value() + WHIM > most)
                .map(each -> each.with(draft.whim("opening|" + each.corner(), WHIM)))
                .max(Comparator.comparingInt(Valued::value))
                .map(Valued::corner);
    }

    private int value(int corner) {
        int kinds = draft.now().board().kinds(corner);
        return worth.wanted(corner) + KIND * kinds + staple(corner) - danger(corner);
    }

    private int staple(int corner) {
        return draft.now().board().harvest(corner).get(Resource.WHEAT) > 0 ? STAPLE : 0;
    }

    private int danger(int corner) {
        int danger = 0;
        for (int rival : draft.now().builtByRivals(draft.seat()).array()) {
            int steps = Steps.between(rival, corner);
            danger += steps <= NEXT_DOOR ? EXPOSED : steps == NEXT_DOOR + 1 ? WARNED : 0;
        }
        return danger;
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
