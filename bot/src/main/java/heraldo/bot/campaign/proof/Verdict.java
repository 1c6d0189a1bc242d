package heraldo.bot.campaign.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The result of checking a record: what was checked how often, and what is wrong. */
public final class Verdict {

    private final SortedMap<Check, Integer> checked = new TreeMap<>();
    /** More help nobody: what is no record at all may have a fault in every line. */
    private static final int MOST_TOLD = 1_000;

    private final SortedMap<Check, Integer> wrong = new TreeMap<>();
    private final List<Finding> faults = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private Optional<Line.Campaign> heading = Optional.empty();
    private Optional<String> notPlayed = Optional.empty();

    void about(Line.Campaign line) {
        heading = Optional.of(line);
    }

    /** One more thing has been checked. */
    void check(Check check, String place, boolean right, String wrong) {
        check(check, place, right ? List.of() : List.of(wrong));
    }

    void check(Check check, String place, List<String> words) {
        checked.merge(check, 1, Integer::sum);
        words.forEach(each -> fault(new Finding(check, place, each)));
    }

    private void fault(Finding fault) {
        wrong.merge(fault.check(), 1, Integer::sum);
        if (faults.size() < MOST_TOLD) {
            faults.add(fault);
        }
    }

    /** Returns the number of checks by kind; a kind is missing if the record does not say enough for it. */
    public SortedMap<Check, Integer> checked() {
        return Collections.unmodifiableSortedMap(checked);
    }

    /** Returns the faults of the record, at most 1,000; empty if there are none. */
    public List<Finding> faults() {
        return Collections.unmodifiableList(faults);
    }

    /** Something had to be taken as it stands. */
    void note(String place, String words) {
        if (notes.size() < MOST_TOLD) {
            notes.add(place + ": " + words);
        }
    }

    /** Returns notes on the claims that nothing in the record can prove, at most 1,000. */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    void notPlayed(String words) {
        notPlayed = Optional.of(words);
    }

    /** Returns the reason why no turn was replayed, if the record would allow a replay and is not at fault. */
    public Optional<String> notPlayed() {
        return notPlayed;
    }

    /** Returns the number of failures of a check. */
    public int wrong(Check check) {
        return wrong.getOrDefault(check, 0);
    }

    /** Returns the number of failures of all checks. */
    public int wrong() {
        return wrong.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns the campaign line of the record, if it is readable. */
    public Optional<Line.Campaign> heading() {
        return heading;
    }
}
