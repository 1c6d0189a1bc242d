package heraldo.bot.campaign.proof;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.campaign.Tavern;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.kernel.Viewer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whatever is changed in a record is found, and it is said where. */
@TestInstance(Lifecycle.PER_CLASS)
class ForgeryTest {
    private static final Logger LOG = LoggerFactory.getLogger(ForgeryTest.class);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int FLIPS = 2_000;

    private Tavern tavern;
    private Archivist archivist;
    private byte[] file;

    @BeforeAll
    void play(@TempDir Path folder) {
        tavern = new Tavern(folder);
        archivist = new Archivist(tavern);
        file = archivist.file(archivist.ended(), Viewer.DIRECTOR);
    }

    @AfterAll
    void close() {
        tavern.close();
    }

    @Test
    void aFlippedBitIsFoundWhereverItIs() {
        Random random = new Random(7);
        int lines = lines(file).size();
        for (int i = 0; i < FLIPS; i++) {
            int at = random.nextInt(file.length);
            byte[] flipped = file.clone();
            flipped[at] ^= (byte) (1 << random.nextInt(8));
            int line = lineOf(at);
            List<Finding> faults = archivist.verify(flipped).faults();
            String what = "bit of byte " + at + " in line " + line + ": " + faults;
            assertFalse(faults.isEmpty(), what);
            assertTrue(faults.stream().anyMatch(fault -> names(fault, line, lines)), what);
        }
        LOG.info("flipped={} found and named={}", FLIPS, FLIPS);
    }

    private static boolean names(Finding fault, int line, int lines) {
        return (fault.place() + ",").startsWith("line " + line + ",")
                || line == lines && fault.toString().contains("the last line");
    }

    @Test
    void aFlippedBitOfAPackedRecordIsFound() throws IOException {
        byte[] packed = RecordFile.pack(file);
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            // The ten bytes of the head hold a time and an operating system, which say nothing of what is packed.
            int at = 10 + random.nextInt(packed.length - 10);
            byte[] flipped = packed.clone();
            flipped[at] ^= (byte) (1 << random.nextInt(8));
            assertTrue(
                    changesNothing(flipped)
                            || !archivist.verify(flipped).faults().isEmpty(),
                    "byte " + at);
        }
    }

    /** The packing has a few bits of its own that say nothing, such as those that fill up its last byte. */
    private boolean changesNothing(byte[] flipped) throws IOException {
        try {
            return Intake.of(new ByteArrayInputStream(flipped)).equals(Intake.of(new ByteArrayInputStream(file)));
        } catch (RecordFile.UnreadableException e) {
            return false;
        }
    }

    @Test
    void aRecordThatEndsTooSoonIsFound() {
        for (int length : new int[] {0, 1, 100, file.length / 2, file.length - 1}) {
            assertFalse(archivist.verify(Arrays.copyOf(file, length)).faults().isEmpty());
        }
    }

    /**
     * Somebody changes a field and makes the digests right again. A die with other sides or from another place may by chance
     * show what it showed; that it is not the die of that turn is found when the turn is played again.
     */
    @ParameterizedTest(name = "{1} of line {0}: {2}")
    @CsvSource({
        "1, anchor, chain",
        "1, last, chain",
        "1, setupSeed, setup",
        "1, setup, setup",
        "1, campaign, seed",
        "1, version, replay",
        "1, ruleset, replay",
        "1, chain, chain",
        "1, format, form",
        "1, ended, form",
        "1, scope, form",
        "2, number, chain",
        "2, step, form",
        "2, lap, form",
        "3, link, chain",
        "3, seed, seed",
        "3, root, root",
        "3, sheets/0/leaf, leaf",
        "3, sheets/1/leaf, root",
        "3, sheets/0/seat, leaf",
        "3, sheets/0/content/salt, leaf",
        "3, sheets/0/content/text, leaf",
        "3, sheets/0/content/orders, text",
        "3, sheets/0/content/sent, replay",
        "3, dice/0/label, replay",
        "3, dice/0/first, replay",
        "3, dice/0/sides, replay",
        "3, dice/0/values/0, dice",
        "3, story, replay",
        "3, before, state",
        "3, after, replay",
        "2, state, state",
        "4, state, state"
    })
    void aForgedFieldIsFoundByTheCheckThatIsMadeForIt(int line, String field, String check) throws IOException {
        List<Finding> faults = archivist.verify(forged(line, "/" + field)).faults();
        String place = "line " + line;
        assertTrue(
                faults.stream()
                        .anyMatch(fault -> fault.check().toString().equals(check)
                                && (line == 1 || fault.place().startsWith(place))),
                () -> "not found: " + faults);
    }

    @Test
    void aTurnLeftOutIsFound() throws IOException {
        for (int line = 2; line <= 5; line++) {
            List<String> lines = lines(file);
            lines.remove(line - 1);
            assertFalse(archivist.verify(signed(lines)).faults().isEmpty(), "without line " + line);
        }
    }

    @Test
    void anActOfTheGameMasterLeftOutIsFound() throws IOException {
        List<String> lines = lines(file);
        lines.removeIf(line -> line.contains("\"kind\":\"edict\""));
        List<Finding> faults = archivist.verify(signed(lines)).faults();
        assertTrue(faults.stream().anyMatch(fault -> fault.check() == Check.STATE), faults::toString);
    }

    private byte[] forged(int line, String pointer) throws IOException {
        List<String> lines = lines(file);
        JsonNode tree = JSON.readTree(lines.get(line - 1));
        int slash = pointer.lastIndexOf('/');
        JsonNode parent = tree.at(pointer.substring(0, slash));
        String name = pointer.substring(slash + 1);
        if (parent instanceof ArrayNode array) {
            array.set(Integer.parseInt(name), other(array.get(Integer.parseInt(name))));
        } else {
            ((ObjectNode) parent).set(name, other(parent.path(name)));
        }
        lines.set(line - 1, JSON.writeValueAsString(tree));
        return signed(lines);
    }

    private static JsonNode other(JsonNode value) {
        if (value.isInt()) {
            return JSON.getNodeFactory().numberNode(value.intValue() + 1);
        }
        if (value.isBoolean()) {
            return JSON.getNodeFactory().booleanNode(!value.booleanValue());
        }
        String text = value.asText();
        String changed = text.matches("[0-9a-f-]{36,64}")
                ? text.replaceFirst("^.", text.startsWith("0") ? "1" : "0")
                : text.startsWith("seat-") ? "seat-9" : text.contains("3") ? text.replaceFirst("3", "2") : text + "1";
        return JSON.getNodeFactory().textNode(changed);
    }

    /** The lines with an end that says that they are right. */
    private static byte[] signed(List<String> lines) throws IOException {
        ByteArrayOutputStream forged = new ByteArrayOutputStream();
        ObjectNode end = (ObjectNode) JSON.readTree(lines.get(lines.size() - 1));
        ArrayNode digests = end.putArray("digests");
        for (String line : lines.subList(0, lines.size() - 1)) {
            digests.add(Fingerprint.of(line));
            forged.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        forged.writeBytes((JSON.writeValueAsString(end) + "\n").getBytes(StandardCharsets.UTF_8));
        return forged.toByteArray();
    }

    private static List<String> lines(byte[] file) {
        return new ArrayList<>(new String(file, StandardCharsets.UTF_8).lines().toList());
    }

    private int lineOf(int at) {
        int line = 1;
        for (int i = 0; i < at; i++) {
            line += file[i] == '\n' ? 1 : 0;
        }
        return line;
    }
}
