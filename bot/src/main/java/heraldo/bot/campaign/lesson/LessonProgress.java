package heraldo.bot.campaign.lesson;

import heraldo.rules.engine.Tutorial.Step;
import heraldo.rules.kernel.Frozen;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.IntStream;

/**
 * The progress of a learner in a lesson.
 *
 * @param steps all of them, in their order
 * @param taken the names of those that have been taken
 * @param skipped the names of those passed over, at the learner's wish or because they took too long
 */
public record LessonProgress(List<Step> steps, SortedSet<String> taken, SortedSet<String> skipped) {

    public LessonProgress {
        steps = List.copyOf(steps);
        taken = Frozen.set(taken);
        skipped = Frozen.set(skipped);
    }

    /** The step that comes now; empty if nothing is left. */
    public Optional<Step> current() {
        return steps.stream().filter(this::open).findFirst();
    }

    /** Returns whether no step is left. */
    public boolean over() {
        return current().isEmpty();
    }

    /** The number of the step that comes now, from 1; the number of all steps if nothing is left. */
    public int number() {
        return IntStream.range(0, steps.size())
                .filter(place -> open(steps.get(place)))
                .map(place -> place + 1)
                .findFirst()
                .orElse(steps.size());
    }

    /** Returns the step before the current one, if the learner has taken it; empty if they skipped it or there is none. */
    public Optional<Step> managed() {
        int before = over() ? steps.size() : number() - 1;
        return before == 0
                ? Optional.empty()
                : Optional.of(steps.get(before - 1)).filter(step -> taken.contains(step.name()));
    }

    private boolean open(Step step) {
        return !taken.contains(step.name()) && !skipped.contains(step.name());
    }
}
