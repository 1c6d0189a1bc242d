package heraldo.rules.chance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only some links are kept; all of them are as they would be if all were. */
class SeedChainTest {
    private static final String CAMPAIGN = "00000000-0000-4000-8000-000000000000";

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 63, 64, 65, 130, SeedChain.LENGTH})
    void everyLinkIsTheHashOfTheOneAbove(int length) {
        SeedChain chain = SeedChain.of(CAMPAIGN, new byte[32], length);
        byte[] above = chain.last();
        assertArrayEquals(above, chain.link(length));
        for (int turn = length - 1; turn >= 0; turn--) {
            byte[] link = chain.link(turn);
            assertTrue(SeedChain.follows(above, link), "link " + turn);
            assertArrayEquals(SeedChain.turnSeed(CAMPAIGN, turn, link), chain.turnSeed(turn));
            above = link;
        }
        assertArrayEquals(chain.anchor(), SeedChain.anchor(chain.last(), length));
    }

    @Test
    void everyDecisionOfAGovernorHasDiceOfItsOwn() {
        byte[] master = new byte[32];
        byte[] seed = SeedChain.governorSeed(CAMPAIGN, master, 1, 0, 1);
        assertArrayEquals(seed, SeedChain.governorSeed(CAMPAIGN, master, 1, 0, 1));
        List<byte[]> others = List.of(
                SeedChain.governorSeed(CAMPAIGN, master, 2, 0, 1),
                SeedChain.governorSeed(CAMPAIGN, master, 1, 1, 1),
                SeedChain.governorSeed(CAMPAIGN, master, 1, 0, 2),
                SeedChain.of(CAMPAIGN, master).turnSeed(1));
        others.forEach(other -> assertFalse(Arrays.equals(seed, other)));
    }
}
