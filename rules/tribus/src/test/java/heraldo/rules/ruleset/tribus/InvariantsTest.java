package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Impossible pacts are found. */
class InvariantsTest {

    private final World monday = world("D4=1 s5; A4=1; D1=2 s5");

    private static Pact pact(int id, int giver, int receiver) {
        return new Pact(id, giver, receiver, List.of(), List.of(), Optional.empty(), 0, false);
    }

    private List<String> wrong(int next, Pact... pacts) {
        return TRIBUS.play().violations(monday.withBargains(new Bargains(Arrays.asList(pacts), next)));
    }

    @Test
    void aPactHasTwoTribesInTheGameAndANumberOfItsOwn() {
        assertEquals(List.of(), wrong(3, pact(1, 1, 2), pact(2, 2, 1)));
        for (Pact odd : List.of(pact(1, 1, 1), pact(1, 1, 6), pact(1, 6, 1), pact(3, 1, 2))) {
            assertTrue(wrong(3, odd).getFirst().startsWith("there is"), odd.toString());
        }
        assertTrue(wrong(3, pact(1, 1, 2), pact(1, 2, 1)).getFirst().startsWith("two pacts"));
    }
}
