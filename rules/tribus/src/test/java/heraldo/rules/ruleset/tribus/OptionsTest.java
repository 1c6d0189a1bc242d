package heraldo.rules.ruleset.tribus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.engine.OptionTable;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OptionsTest {

    @Test
    void daysOfTheWeekAreUnderstoodInSpanishAndInAnyCase() {
        OptionTable tribes = Hosted.find("tribus").options();
        for (String sunday : List.of("SUN", "sunday", "Domingo", "DOM", "dom")) {
            assertEquals("SUN", tribes.complete(chosen("weekend", sunday)).get("weekEnd"), sunday);
        }
        assertEquals(
                "SAT,WED,MON",
                tribes.complete(chosen("weekdays", "sábado, miercoles,Lun")).get("weekdays"));
    }

    private static SortedMap<String, String> chosen(String name, String value) {
        SortedMap<String, String> chosen = new TreeMap<>();
        chosen.put(name, value);
        return chosen;
    }
}
