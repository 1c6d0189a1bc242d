package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Surveys the unknown, nearest first, with whatever actions are left. */
final class Scouting implements Habit {

    @Override
    public void follow(Draft draft) {
        List<Hex> frontier = new ArrayList<>(frontier(draft));
        int points = draft.law.bonuses(draft.owner).points();
        while (draft.actionsLeft() > 0 && !frontier.isEmpty()) {
            survey(draft, frontier, points);
        }
    }

    /** Surveys the next hexes of a frontier. */
    static void survey(Draft draft, List<Hex> frontier, int points) {
        List<Hex> next = frontier.subList(0, Math.min(points, frontier.size()));
        draft.add(new Explore(List.copyOf(next)));
        next.clear();
    }

    /** Lists the hexes that the province can survey, nearest to the capital first. */
    static List<Hex> frontier(Draft draft) {
        return draft.realm().atlas().lands().keySet().stream()
                .filter(hex -> !draft.realm().atlas().explored(hex))
                .filter(hex -> draft.law.routes().surveyable(draft.owner, hex))
                .sorted(Comparator.comparingInt((Hex hex) -> hex.distance(draft.capital()))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }
}
