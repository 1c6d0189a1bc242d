package heraldo.bot.campaign.rulebook;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.DieRoll;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.stream.Stream;

/**
 * All that can be told of a resolved turn.
 *
 * @param results one for every line of every sheet
 * @param chronicle the story, section by section
 * @param dice every die in the order in which they fell
 */
public record Story(List<LineResult> results, Chronicle chronicle, List<DieRoll> dice) {
    public Story {
        results = List.copyOf(results);
        dice = List.copyOf(dice);
    }

    /** This story without what is meant for others. */
    public Story seenBy(Viewer viewer) {
        List<LineResult> seen =
                results.stream().filter(result -> viewer.maySee(result.seat())).toList();
        return new Story(seen, chronicle.seenBy(viewer), dice);
    }

    /** This story and what happened after it. */
    public Story then(Story next) {
        Chronicle both = chronicle.followedBy(next.chronicle());
        return new Story(joined(results, next.results()), both, joined(dice, next.dice()));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    @Override
    public String toString() {
        return "story of " + chronicle.sections().size() + " sections";
    }
}
