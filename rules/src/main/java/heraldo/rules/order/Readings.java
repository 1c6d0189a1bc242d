package heraldo.rules.order;

import heraldo.rules.order.ParamType.Reading;
import java.util.List;

/** Which of several readings count. */
final class Readings {

    private Readings() {}

    /** Those without a mistake; where there are none, the one that forgives a mistake, if no other value is as near. */
    static <T> List<Reading<T>> clear(List<Reading<T>> readings) {
        List<Reading<T>> exact =
                readings.stream().filter(reading -> reading.slips() == 0).toList();
        if (!exact.isEmpty()) {
            return exact;
        }
        return readings.stream().map(Reading::value).distinct().count() == 1 ? readings : List.of();
    }
}
