package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.troop.Levy;
import heraldo.rules.ruleset.kaixiflan.order.troop.Recruit;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Recruits colonists into the sources around the capital, where each makes every harvest richer by one. */
final class Peopling implements Habit {

    private static final int MOST_YIELD = 5;
    private static final int PLENTY = 3;
    private static final int[] PEOPLE = {0, 7, 12, 17, 20, 22, 22};

    @Override
    public void follow(Draft draft) {
        if (draft.actionsLeft() == 0) {
            return;
        }
        int wanted = PEOPLE[draft.province().era()]
                + (plenty(draft) ? PLENTY : 0)
                - draft.muster().total(draft.owner).colonists();
        List<Hex> places = places(draft, Math.min(wanted, affordable(draft)));
        while (!places.isEmpty() && !draft.add(new Recruit(draft.capital(), levies(places)))) {
            places.remove(places.size() - 1);
        }
    }

    /** Returns whether the store has no room for gold and food. */
    private static boolean plenty(Draft draft) {
        return draft.room().gold() == 0 && draft.room().food() == 0;
    }

    private static int affordable(Draft draft) {
        int most = 0;
        while (draft.left().covers(draft.law.book().cost(new Units(most + 1, 0)))) {
            most++;
        }
        return most;
    }

    /**
     * Chooses the hexes of the next colonists, one by one: always the poorest source, gold and food first while both are
     * scarce.
     */
    private static List<Hex> places(Draft draft, int count) {
        Map<Hex, Integer> yields = new TreeMap<>();
        for (Hex hex : draft.capital().neighbours()) {
            draft.realm().atlas().at(hex).source().ifPresent(source -> yields.put(hex, amount(draft, hex, source)));
        }
        List<Hex> places = new ArrayList<>();
        while (places.size() < count) {
            Optional<Hex> poorest = yields.entrySet().stream()
                    .filter(yield -> yield.getValue() < MOST_YIELD)
                    .min(Comparator.comparingInt((Map.Entry<Hex, Integer> yield) ->
                                    yield.getValue() - scarcity(draft, yield.getKey()))
                            .thenComparing(Map.Entry::getKey))
                    .map(Map.Entry::getKey);
            if (poorest.isEmpty()) {
                return places;
            }
            yields.merge(poorest.get(), 1, Integer::sum);
            places.add(poorest.get());
        }
        return places;
    }

    private static int amount(Draft draft, Hex hex, Land.Source source) {
        return source.richness() + draft.muster().at(hex, draft.owner).colonists();
    }

    /** Colonists cost gold and food; later on what overflows is worth little and what is lacking much. */
    private static int scarcity(Draft draft, Hex hex) {
        Good good = draft.realm().atlas().at(hex).source().orElseThrow().good();
        if (draft.room().get(good) == 0) {
            return -2;
        }
        if (draft.province().era() > 2) {
            return 0;
        }
        return switch (good) {
            case GOLD -> 2;
            case FOOD, SCIENCE -> 1;
            default -> 0;
        };
    }

    private static List<Levy> levies(List<Hex> places) {
        Map<Hex, Integer> counts = new TreeMap<>();
        places.forEach(hex -> counts.merge(hex, 1, Integer::sum));
        return counts.entrySet().stream()
                .map(entry -> new Levy(Optional.of(entry.getKey()), Optional.of(entry.getValue()), Optional.empty()))
                .toList();
    }
}
