package heraldo.bot.campaign.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What came of checking a record: what was checked how often, and what is wrong. */
public final class Verdict {

    private final SortedMap<Check, Integer> checked = new TreeMap<>();
    private final List<Finding> faults = new ArrayList<>();
    private Optional<Line.Campaign> heading = Optional.empty();

    void about(Line.Campaign line) {
        heading = Optional.of(line);
    }

    /** One more thing has been checked. */
    void check(Check check, String place, boolean right, String wrong) {
        check(check, place, right ? List.of() : List.of(wrong));
    }

    void check(Check check, String place, List<String> wrong) {
        checked.merge(check, 1, Integer::sum);
        wrong.forEach(words -> faults.add(new Finding(check, place, words)));
    }

    /** How many things were checked; a check that is missing could not be made, because the record does not say enough. */
    public SortedMap<Check, Integer> checked() {
        return Collections.unmodifiableSortedMap(checked);
    }

    public List<Finding> faults() {
        return Collections.unmodifiableList(faults);
    }

    /** Which campaign it speaks of, if that can be read. */
    public Optional<Line.Campaign> heading() {
        return heading;
    }
}
