package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import java.util.ArrayList;
import java.util.List;

/** Soldiers leave a hex that is theirs no more: each to one of their realm's hexes around it, by lot (H20, R32, R42). */
public final class Withdrawal {

    /**
     * The destinations of the soldiers.
     *
     * @param groups the hexes that took some, in reading order
     * @param vanished the number of soldiers that had nowhere to go
     */
    public record Result(List<Origin> groups, int vanished) {

        public static final Result NONE = new Result(List.of(), 0);

        public Result {
            groups = List.copyOf(groups);
        }
    }

    private Withdrawal() {}

    /**
     * Sends soldiers away; they count as spent where they arrive.
     *
     * @param label of their dice
     */
    public static Result from(Round round, int hex, int seat, int soldiers, String label) {
        Field field = round.field();
        List<Integer> refuges = Board.neighbours(hex)
                .filter(neighbour -> field.owner(neighbour) == seat)
                .boxed()
                .toList();
        if (refuges.isEmpty() || soldiers == 0) {
            return new Result(List.of(), soldiers);
        }
        int[] arrived = new int[refuges.size()];
        Dice.Stream dice = round.dice().stream(label);
        for (int i = 0; i < soldiers; i++) {
            arrived[dice.next(refuges.size()) - 1]++;
        }
        List<Origin> groups = new ArrayList<>();
        for (int i = 0; i < arrived.length; i++) {
            if (arrived[i] > 0) {
                field.addSpent(refuges.get(i), arrived[i]);
                groups.add(new Origin(refuges.get(i), arrived[i]));
            }
        }
        return new Result(groups, 0);
    }
}
