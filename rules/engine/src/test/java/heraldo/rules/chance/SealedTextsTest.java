package heraldo.rules.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.kernel.Seat;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The texts of which seals, seeds and dice are made, byte for byte, and what has come of them ever since. Every value was worked out
 * with openssl from the text beside it, as {@code docs/fair-dice.md} tells; none may ever become another.
 */
class SealedTextsTest {
    private static final String CAMPAIGN = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    private static final String LABEL = "asalto|Peña";
    private static final String SALT = "\u0001".repeat(32);

    private final byte[] master =
            HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

    @Test
    void theLeafOfASheet() {
        String orders = "llamar Peña\nmover G4 F4 colonos=1";
        String sealed = "\0heraldo/orders/v1\0" + CAMPAIGN + "\0" + "\0\0\0\14" + "seat-1\0" + SALT + orders;
        assertEquals("ed2f31cb127d4a21988943da083c86a2841611530db5257dd1c8ffdc46ac17e4", Fingerprint.of(sealed));
        assertEquals(
                "ed2f31cb127d4a21988943da083c86a2841611530db5257dd1c8ffdc46ac17e4",
                hex(SealedSheets.leaf(CAMPAIGN, 12, new Seat(1), utf8(SALT), orders)));
    }

    @Test
    void theSealOfAnAct() {
        String deed = "{\"is\":\"Edict\",\"order\":\"lluvia 2\"}";
        String sealed = "\0heraldo/act/v1\0" + CAMPAIGN + "\0" + "\0\0\0\14" + "\0\0\0\3" + SALT + deed;
        assertEquals("d0e5ebd77928a1d86d5174b4013ceff812bbdeedf6754b9d2a05c25c6777aeaa", Fingerprint.of(sealed));
        assertEquals(
                "d0e5ebd77928a1d86d5174b4013ceff812bbdeedf6754b9d2a05c25c6777aeaa",
                hex(SealedDeed.leaf(CAMPAIGN, 12, 3, utf8(SALT), deed)));
    }

    @Test
    void theRootOverNoneOneTwoThreeAndFiveLeaves() {
        assertEquals("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", root(0));
        assertEquals("0101010101010101010101010101010101010101010101010101010101010101", root(1));
        assertEquals("b331da6ec49d4547d9942a6727e5123f69bed5a0b97ac171cfbfd6201431fcfa", root(2));
        assertEquals("30a02c023aa9f351be86615ceedfd51bc34d9a2a003174b4132ea26e5c2d0417", root(3));
        assertEquals("6ff0c6808a81ea1b1baaf8ea3bba84644330f485b1b48f097bfde8b76fc02e7c", root(5));
    }

    @Test
    void theEndOfTheChainAndTheSeedOfTheSetUp() {
        SeedChain chain = SeedChain.of(CAMPAIGN, master);
        assertEquals("e9050f1623129e8b104efed3cdbbf42f73f5e6ca0af4e9e42bc679a3410d13c4", hex(chain.last()));
        assertEquals(
                "3f1f3946d24547261403ad522892735461098f2439f78d89637dcf70519083ed",
                hex(chain.link(SeedChain.LENGTH - 1)));
        assertEquals("8ee5dac53fb798cfa48527151f38974975bca928dde30d9f4e665402877f1c0c", hex(chain.setupSeed()));
        assertEquals("b6c7822dbc0263914ebf6f15dad912d1d9492432c2e038b5a445b424412be5ba", hex(chain.turnSeed(1)));
    }

    @Test
    void theDiceAndTheLotOfALabel() {
        KeyedDice dice = new KeyedDice(master);
        assertEquals(List.of(3, 1, 1, 4, 5, 1, 4, 5, 1), dice.dice(LABEL, 9, 6), "a second block begins");
        assertEquals("ea9b96eaf55112d0", HexFormat.of().toHexDigits(dice.lot(LABEL)));
    }

    /** Of the words for dice of so many sides every third is skipped. */
    @Test
    void theWordsThatAreSkipped() {
        assertEquals(
                List.of(952072370, 10740741, 356111377, 8359397, 905565401, 751439012, 436509368, 934796774, 514446452),
                new KeyedDice(master).dice(LABEL, 9, 1_431_655_766));
    }

    /** Leaves of 32 equal bytes each: 01 01 …, 02 02 … */
    private static String root(int leaves) {
        return hex(SealedSheets.root(IntStream.rangeClosed(1, leaves)
                .mapToObj(leaf -> {
                    byte[] bytes = new byte[32];
                    Arrays.fill(bytes, (byte) leaf);
                    return bytes;
                })
                .toList()));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
