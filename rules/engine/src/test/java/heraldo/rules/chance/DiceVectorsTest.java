package heraldo.rules.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Seat;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The published vectors: whoever recomputes a campaign in another language starts from these. */
class DiceVectorsTest {

    private static final String CAMPAIGN = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    private static final int TURN = 12;

    private final SeedChain chain = SeedChain.of(CAMPAIGN, countingBytes());
    private final Dice dice = new KeyedDice(chain.turnSeed(TURN));

    @Test
    void theChainRunsFromTheSecretDownToTheAnchor() {
        assertEquals("2c2e6a7d82880be3aa102e01a4b30ce783a2b18ed9617e72d2b7bbd1517e1892", hex(chain.anchor()));
        assertEquals("5d753d131482675db277d52e1f57881442241bf1de19196c672970aea1c839be", hex(chain.link(11)));
        assertEquals("d75aa17a6b26145788a16a5a035454929e1b901fe38090832795d7cae78b36d2", hex(chain.link(12)));
    }

    @Test
    void aPublishedLinkIsKnownByTheOneBeforeIt() {
        assertTrue(SeedChain.follows(chain.link(12), chain.link(11)));
    }

    @Test
    void theSeedOfATurnComesFromItsLink() {
        assertEquals("571b8afb0aa58c0f4db3333c707e526fbf190d02f06a559eb51a583496a5c348", hex(chain.turnSeed(TURN)));
    }

    @Test
    void everyLabelHasItsOwnDice() {
        assertEquals(List.of(3, 1, 3, 4, 6, 3, 1, 3, 1, 5), dice.dice("combat/G4/kaixi-1/attack", 10, 6));
        assertEquals(List.of(6, 2, 1, 2, 6, 2, 2, 6, 1, 5), dice.dice("combat/G4/kaixi-1/defence", 10, 6));
        assertEquals(List.of(4, 1, 12, 3, 13), dice.dice("shuffle/order", 5, 20));
    }

    @Test
    void theRootSealsTheSheetsOfAllDueSeats() {
        List<byte[]> leaves =
                List.of(leaf(1, "mover G4 F4 colonos=1\nrecolectar G5"), leaf(2, ""), leaf(3, "explorar E4"));
        assertTrue(hex(leaves.get(0)).matches("6552be4f.*6df1c9"));
        assertTrue(hex(leaves.get(1)).matches("62081e27.*aacce5d"));
        assertTrue(hex(leaves.get(2)).matches("b48a2dd1.*f501be443a"));
        assertEquals(
                "4dc0d62d5f2923fe49667bf2605cf9e64f8383ac8a4dba32538fa75ac29354ce", hex(SealedSheets.root(leaves)));
    }

    @Test
    void everySheetHasAWayToTheRoot() {
        for (int seats = 1; seats <= 9; seats++) {
            List<byte[]> leaves = IntStream.rangeClosed(1, seats)
                    .mapToObj(seat -> leaf(seat, "pasar"))
                    .toList();
            for (int i = 0; i < seats; i++) {
                List<Sibling> path = SealedSheets.path(leaves, i);
                assertEquals(hex(SealedSheets.root(leaves)), hex(SealedSheets.climb(leaves.get(i), path)));
            }
        }
    }

    @Test
    void everyLinkLeadsToTheAnchor() {
        assertEquals(hex(chain.anchor()), hex(SeedChain.anchor(chain.link(TURN), TURN)));
        assertEquals(hex(chain.anchor()), hex(SeedChain.anchor(chain.last(), SeedChain.LENGTH)));
        assertEquals(hex(chain.setupSeed()), hex(SeedChain.setupSeed(CAMPAIGN, chain.last())));
    }

    private static byte[] leaf(int seat, String text) {
        byte[] salt = new byte[32];
        Arrays.fill(salt, (byte) seat);
        return SealedSheets.leaf(CAMPAIGN, TURN, new Seat(seat), salt, text);
    }

    private static byte[] countingBytes() {
        byte[] bytes = new byte[32];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        return bytes;
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
