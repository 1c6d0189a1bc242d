package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.order.troop.IndMove;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Marching;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Arrow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;

/** Moves of a turn, read from the results of its orders: marches, Kaixiflán's way, and battles. */
final class Moves {

    private static final String MOVED = "done.move";
    private static final String FOUGHT = "done.fight";

    private final Realm before;
    private final List<LineResult> results;

    /**
     * The moves of a turn.
     *
     * @param before the realm when the turn began
     * @param results the known results of its orders
     */
    Moves(Realm before, List<LineResult> results) {
        this.before = before;
        this.results = results;
    }

    private record Way(Hex from, Hex to, int seat, boolean failed) {}

    /** One arrow for all that the same owner sent the same way. */
    List<Arrow> arrows(Board board) {
        Map<Way, Integer> ways = new LinkedHashMap<>();
        for (LineResult result : results) {
            switch (result.order()) {
                case Marching march -> march(result, march, ways);
                case Guide guide ->
                    ways.put(
                            new Way(
                                    before.court().kaixiflan(),
                                    guide.destination(),
                                    result.seat().number(),
                                    false),
                            0);
                default -> {
                    // Nothing moves.
                }
            }
        }
        List<Arrow> arrows = new ArrayList<>();
        ways.forEach((way, count) -> arrows.add(new Arrow(
                board.centre(way.from()),
                board.centre(way.to()),
                way.seat(),
                count == 0 ? OptionalInt.empty() : OptionalInt.of(count),
                way.failed())));
        return arrows;
    }

    private static void march(LineResult result, Marching march, Map<Way, Integer> ways) {
        int seat = march instanceof IndMove ? Plate.NOBODY : result.seat().number();
        for (Leg leg : march.legs()) {
            int moved = moved(result.details(), leg.destination());
            boolean failed = result.code().equals(Marching.NOBODY_LEFT);
            if (moved > 0 || failed) {
                ways.merge(new Way(march.origin(), leg.destination(), seat, failed), moved, Integer::sum);
            }
        }
    }

    /** Counts the units that reached a hex. */
    private static int moved(List<Message> details, Hex destination) {
        return details.stream()
                .filter(detail -> detail.key().equals(MOVED)
                        && Say.hex(destination).equals(detail.arguments().get("to")))
                .map(detail -> (Message) Known.in(detail.arguments(), "units"))
                .mapToInt(units -> (Integer) Known.in(units.arguments(), "colonists")
                        + (Integer) Known.in(units.arguments(), "armies"))
                .sum();
    }

    /** Lists the hexes with battles. */
    SortedSet<Hex> battles() {
        SortedSet<Hex> battles = new TreeSet<>();
        for (LineResult result : results) {
            boolean fought =
                    result.details().stream().anyMatch(detail -> detail.key().equals(FOUGHT));
            if (fought && result.order() instanceof Fight fight) {
                battles.add(fight.hex());
            }
        }
        return Collections.unmodifiableSortedSet(battles);
    }
}
