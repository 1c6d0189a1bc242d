package heraldo.rules.kernel;

import java.util.List;

/**
 * One reason why a side's total changed in a turn.
 *
 * @param reason a noun by its own name, e.g. a founded village; words are in the bundles
 * @param points how much of the change is due to it; negative for a loss
 * @param named whether it is a name, so that a sentence may begin with it: a place, a card; not "exploration"
 */
public record Gain(Message reason, int points, boolean named) {

    /** A reason that is a common noun. */
    public Gain(Message reason, int points) {
        this(reason, points, false);
    }

    /** A reason that is a name. */
    public static Gain named(Message reason, int points) {
        return new Gain(reason, points, true);
    }

    /**
     * Of why a side leads now what a headline may say: the weightiest reason, if it has a name and brought at least half of
     * what was won.
     *
     * @param gains the weightiest first
     */
    public static List<Gain> worthNaming(List<Gain> gains) {
        int won = gains.stream().mapToInt(gain -> Math.max(0, gain.points())).sum();
        return gains.stream()
                .limit(1)
                .filter(gain -> gain.named() && gain.points() > 0 && 2 * gain.points() >= won)
                .toList();
    }
}
