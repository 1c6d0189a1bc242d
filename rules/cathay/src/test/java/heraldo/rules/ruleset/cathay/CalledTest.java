package heraldo.rules.ruleset.cathay;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Called;
import heraldo.rules.conformance.Hosted;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of values: a suggestion is found by the names of things as well as by their ids. */
class CalledTest {

    private final Called called = new Called(Hosted.find("cathay"));

    @ParameterizedTest
    @CsvSource({"trade, give, M, es, Madera", "trade, give, M, en, wood"})
    void aThingIsCalledByItsNameToo(String order, String field, String stored, Locale language, String name) {
        List<String> names = called.names(order, field, stored, language);
        assertTrue(names.stream().anyMatch(name::equalsIgnoreCase), names::toString);
    }
}
