package heraldo.bot.campaign.model;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The next deadlines of a cadence, and two warnings about all that were looked at.
 *
 * @param next the next five
 * @param close the first two that lie closer together than half of the usual gap; of two gaps that alternate, the longer is usual
 * @param far the first two that lie further apart than a game master may put off a deadline
 */
public record CadencePreview(List<Deadline> next, Optional<Gap> close, Optional<Gap> far) {

    private static final int SHOWN = 5;

    public CadencePreview {
        next = List.copyOf(next);
    }

    /** Two deadlines, one after the other. */
    public record Gap(Instant from, Instant to) {

        /** The time between them. */
        public Duration length() {
            return Duration.between(from, to);
        }
    }

    /**
     * Looks at deadlines in a row.
     *
     * @param deadlines in their order, at least one
     * @param furthest how far away a game master may put a deadline
     */
    public static CadencePreview of(List<Deadline> deadlines, Duration furthest) {
        List<Gap> gaps = IntStream.range(1, deadlines.size())
                .mapToObj(
                        i -> new Gap(deadlines.get(i - 1).at(), deadlines.get(i).at()))
                .toList();
        Duration usual = gaps.stream()
                .map(Gap::length)
                .sorted()
                .skip(gaps.size() * 3L / 5)
                .findFirst()
                .orElse(Duration.ZERO);
        return new CadencePreview(
                deadlines.subList(0, Math.min(SHOWN, deadlines.size())),
                first(gaps, gap -> gap.length().multipliedBy(2).compareTo(usual) < 0),
                first(gaps, gap -> gap.length().compareTo(furthest) > 0));
    }

    private static Optional<Gap> first(List<Gap> gaps, Predicate<Gap> odd) {
        return gaps.stream().filter(odd).findFirst();
    }
}
