package heraldo.rules.order;

import heraldo.rules.order.ParamType.Reading;
import java.util.ArrayList;
import java.util.List;

/** Which of several readings of the same words count. */
final class Readings {

    private Readings() {}

    /**
     * Those without a mistake, and the one that forgives a mistake, if it takes more words than any of those and no other
     * value is as near.
     *
     * @param readings longest first
     */
    static <T> List<Reading<T>> clear(List<Reading<T>> readings) {
        List<Reading<T>> exact =
                readings.stream().filter(reading -> reading.slips() == 0).toList();
        int longest = exact.isEmpty() ? 0 : exact.get(0).words();
        List<Reading<T>> near = readings.stream()
                .filter(reading -> reading.slips() > 0 && reading.words() > longest)
                .toList();
        List<Reading<T>> clear = new ArrayList<>();
        if (near.stream().map(Reading::value).distinct().count() == 1) {
            clear.addAll(near);
        }
        clear.addAll(exact);
        return clear;
    }
}
