package heraldo.rules.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OptionsTest {

    private static final Options OPTIONS = new Options(new TreeMap<>(Map.of("weights", "10,2,1,5", "rounds", "50")));

    @Test
    void numbersStandInTheOrderInWhichTheyAreListed() {
        assertEquals(List.of(10, 2, 1, 5), OPTIONS.numbers("weights"));
        assertEquals(List.of(50), OPTIONS.numbers("rounds"), "one number is a list too");
    }

    @Test
    void whatIsNoNumberIsNotPassedOver() {
        Options gap = OPTIONS.with("weights", "10,,1");
        assertThrows(NumberFormatException.class, () -> gap.numbers("weights"));
    }
}
