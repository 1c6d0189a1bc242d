package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Called;
import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.Languages;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of values: a suggestion is found by the names of things as well as by their ids. */
class CalledTest {

    private final Called called = new Called(Hosted.find("kaixiflan"));

    @ParameterizedTest
    @CsvSource({"build, building, aserradero, en, Sawmill", "build, building, aserradero, es, Aserradero"})
    void aThingIsCalledByItsNameToo(String order, String field, String stored, Locale language, String name) {
        List<String> names = called.names(order, field, stored, language);
        assertTrue(names.stream().anyMatch(name::equalsIgnoreCase), names::toString);
    }

    @Test
    void whatThePlayersHaveNamedIsFoundByThatName() {
        List<String> names = called.titled("hex.H7", "Fresnedo").names("move", "origin", "H7", Languages.SPANISH);
        assertTrue(names.contains("Fresnedo"), names::toString);
    }
}
