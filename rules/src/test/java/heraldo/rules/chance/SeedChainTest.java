package heraldo.rules.chance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
}
