package heraldo.bot.schedule;

import com.ibm.icu.text.TimeZoneNames;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import heraldo.rules.kernel.DayName;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The cities by which people know time zones, in the languages of the program and in English. */
final class Cities {

    private static final List<ULocale> LANGUAGES = List.of(new ULocale("es"), ULocale.ENGLISH);

    /** Read when somebody first asks: it takes a moment. */
    private static final class Known {
        private static final Map<String, String> ZONES = zones();

        private Known() {}
    }

    private Cities() {}

    /** The zone of a city, whatever its case and its accents; empty if no zone is known by it. */
    static Optional<String> zone(String city) {
        return Optional.ofNullable(Known.ZONES.get(bare(city)));
    }

    /** Of zones that are called the same, the one that is no other's older name comes first. */
    private static Map<String, String> zones() {
        SortedMap<String, String> zones = new TreeMap<>();
        ZoneId.getAvailableZoneIds().stream()
                .filter(id -> id.contains("/") && !id.startsWith("Etc/") && !id.startsWith("SystemV/"))
                .sorted(java.util.Comparator.comparing((String id) -> !id.equals(TimeZone.getCanonicalID(id)))
                        .thenComparing(id -> id))
                .forEach(id -> names(id).forEach(name -> zones.putIfAbsent(bare(name), id)));
        return Collections.unmodifiableMap(zones);
    }

    private static Stream<String> names(String id) {
        Stream<String> cities = LANGUAGES.stream()
                .map(language -> TimeZoneNames.getInstance(language).getExemplarLocationName(id))
                .filter(java.util.Objects::nonNull);
        return Stream.concat(cities, Stream.of(id.substring(id.lastIndexOf('/') + 1)));
    }

    private static String bare(String name) {
        return DayName.bare(name.strip()).replaceAll("[\\s_-]+", " ");
    }
}
