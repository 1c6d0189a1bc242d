package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Surveys the unknown: what lies on the way to a province that no way leads to yet comes first.
 *
 * @param most the most actions it may take
 */
record Pathfinding(int most) implements Habit {

    @Override
    public void follow(Draft draft) {
        List<Hex> strangers = strangers(draft);
        List<Hex> frontier = new ArrayList<>(Scouting.frontier(draft));
        draft.sheet().orders().stream()
                .filter(Explore.class::isInstance)
                .forEach(order -> frontier.removeAll(((Explore) order).hexes()));
        frontier.sort(Comparator.comparingInt((Hex hex) -> detour(draft.capital(), hex, strangers)));
        int points = draft.law.bonuses(draft.owner).points();
        for (int i = 0; i < most && draft.actionsLeft() > 0 && !frontier.isEmpty(); i++) {
            Scouting.survey(draft, frontier, points);
        }
    }

    /** Lists the capitals of provinces without a trade route to them yet. */
    private static List<Hex> strangers(Draft draft) {
        return draft.realm().provinces().entrySet().stream()
                .filter(other -> other.getKey() != draft.owner && !met(draft, other))
                .map(other -> other.getValue().capital())
                .toList();
    }

    private static boolean met(Draft draft, Map.Entry<Owner, Province> other) {
        return draft.law
                .routes()
                .trade(draft.owner, other.getKey(), other.getValue().capital());
    }

    /** Returns the shortest distance to any of them through a hex; the distance of the hex if there is none. */
    private static int detour(Hex home, Hex hex, List<Hex> strangers) {
        int there = strangers.stream().mapToInt(hex::distance).min().orElse(0);
        return home.distance(hex) + there;
    }
}
