package heraldo.rules.engine;

import heraldo.rules.kernel.Frozen;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * {@code tutorial.yaml}: how somebody who has never played learns a game by playing it against governors, step by step.
 *
 * @param seats how many sides play, the learner's among them
 * @param options what is chosen otherwise than usual; none if not given
 * @param steps what the learner does, in that order; the words of a step are below {@code tutorial.NAME} in the bundles
 */
public record Tutorial(int seats, Optional<SortedMap<String, String>> options, List<Step> steps) {

    public Tutorial {
        options = options.map(Frozen::map);
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("there are no steps; say at least one");
        }
        if (steps.stream().map(Step::name).distinct().count() < steps.size()) {
            throw new IllegalArgumentException("two steps have the same name; each needs one of its own");
        }
    }

    /**
     * A step: it is taken as soon as the learner has done what it asks for. One that asks for an order and names turns, too, is
     * over after these even without it: nobody waits for ever until they can pay for something.
     *
     * @param order an order of this type stands on the sheet, or was sent in an earlier turn
     * @param times so many orders of that type; one if not given
     * @param turns so many turns have been played in which the learner sent a sheet
     */
    public record Step(String name, Optional<String> order, Optional<Integer> times, Optional<Integer> turns) {

        public Step {
            if (order.isEmpty() && turns.isEmpty()) {
                throw new IllegalArgumentException(
                        "step " + name + " asks for nothing; say an order, or how many turns");
            }
        }

        /**
         * Returns whether the learner has taken the step.
         *
         * @param given the number of orders of each type that the learner has given so far
         * @param played the number of turns that they have played
         */
        public boolean taken(Map<String, Integer> given, int played) {
            return order.map(type -> given.getOrDefault(type, 0) >= times.orElse(1))
                    .orElseGet(() -> over(played));
        }

        /** Returns whether the step is over after a number of turns, taken or not. */
        public boolean over(int played) {
            return turns.filter(most -> played >= most).isPresent();
        }
    }
}
