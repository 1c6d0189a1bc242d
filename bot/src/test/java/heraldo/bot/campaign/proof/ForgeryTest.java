package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.proof.Forger.joined;
import static heraldo.bot.campaign.proof.Forger.lines;
import static heraldo.bot.campaign.proof.Forger.signed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.campaign.Tavern;
import heraldo.rules.chance.SealedDeed;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
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
@Tag("slow")
class ForgeryTest {
    private static final Logger LOG = LoggerFactory.getLogger(ForgeryTest.class);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int FLIPS = Sampling.size("heraldo.flips", 150, 8_000);
    private static final int PACKED_FLIPS = FLIPS / 10;
    private static final long SEED = Sampling.seed(ForgeryTest.class, 7);

    private Tavern tavern;
    private Archivist archivist;
    private byte[] file;

    @BeforeAll
    void play(@TempDir Path folder) {
        tavern = new Tavern(folder);
        archivist = new Archivist(tavern);
        file = archivist.file(archivist.directed(), Viewer.DIRECTOR);
    }

    @AfterAll
    void close() {
        tavern.close();
    }

    @Test
    void aFlippedBitIsFoundWhereverItIs() {
        Random random = new Random(SEED);
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
        Random random = new Random(SEED);
        for (int i = 0; i < PACKED_FLIPS; i++) {
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
    void whatIsNoCampaignHasNoRecord() throws IOException {
        List<String> lines = lines(file);
        lines.set(0, lines.get(0).replaceFirst("[0-9a-f-]{36}", "-".repeat(36)));
        assertEquals(Optional.empty(), archivist.verify(signed(lines)).heading());
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
     *
     * @param number of the lines of this kind, which one
     */
    @ParameterizedTest(name = "{2} of {0} {1}: {3}")
    @CsvSource({
        "Campaign, 1, anchor, chain",
        "Campaign, 1, last, chain",
        "Campaign, 1, setupSeed, setup",
        "Campaign, 1, setup, setup",
        "Campaign, 1, campaign, seed",
        "Campaign, 1, version, replay",
        "Campaign, 1, ruleset, replay",
        "Campaign, 1, chain, chain",
        "Campaign, 1, format, form",
        "Campaign, 1, ended, form",
        "Campaign, 1, scope, form",
        "Campaign, 1, options/turns, act",
        "Start, 1, state, setup",
        "Turn, 1, number, chain",
        "Turn, 1, step, form",
        "Turn, 1, lap, form",
        "Turn, 1, link, chain",
        "Turn, 1, seed, seed",
        "Turn, 1, root, root",
        "Turn, 1, sheets/0/leaf, leaf",
        "Turn, 2, sheets/1/leaf, root",
        "Turn, 1, sheets/0/seat, leaf",
        "Turn, 1, sheets/0/content/salt, leaf",
        "Turn, 1, sheets/0/content/text, leaf",
        "Turn, 1, sheets/0/content/orders, text",
        "Turn, 1, sheets/0/content/sent, replay",
        "Turn, 1, dice/0/label, replay",
        "Turn, 1, dice/0/first, replay",
        "Turn, 1, dice/0/sides, replay",
        "Turn, 1, dice/0/values/0, dice",
        "Turn, 1, story, replay",
        "Turn, 2, before, state",
        "Turn, 2, after, replay",
        "Turn, 1, state, state",
        "Turn, 3, state, state",
        "Act, 1, turn, act",
        "Act, 1, step, act",
        "Act, 1, kind, form",
        "Act, 1, words/key, act",
        "Act, 1, words/arguments/sacks, act",
        "Act, 2, words/arguments/value/typed, act",
        "Act, 3, words/arguments/turn, act",
        "Deed, 1, leaf, act",
        "Deed, 1, content/salt, act",
        "Deed, 1, content/deed, act",
        "Deed, 2, deed, act",
        "Deed, 3, deed, act",
        "Tenures, 1, held/0/seat, form",
        "Tenures, 1, held/0/first, form",
        "Tenures, 1, held/0/last, form",
        "Tenures, 1, held/0/due, form",
        "Tenures, 1, held/0/inTime, form",
        "Withdrawn, 1, number, form",
        "Withdrawn, 1, step, form",
        "Withdrawn, 1, lap, form",
        "Withdrawn, 1, why, form",
        "Withdrawn, 1, root, root",
        "Withdrawn, 1, sheets/0/leaf, leaf",
        "Withdrawn, 1, sheets/0/content/salt, leaf",
        "Withdrawn, 1, sheets/0/content/text, leaf",
        "Withdrawn, 1, sheets/0/content/orders, text",
        "Withdrawn, 1, before, state"
    })
    void aForgedFieldIsFoundByTheCheckThatIsMadeForIt(String is, int number, String field, String check)
            throws IOException {
        int line = line(is, number);
        List<Finding> faults = archivist.verify(forged(line, "/" + field)).faults();
        assertTrue(
                faults.stream().anyMatch(fault -> fault.check().toString().equals(check) && at(fault, is, line)),
                () -> "not found: " + faults);
    }

    /** What does not fit in an act and its deed is found at the one or the other. */
    private static boolean at(Finding fault, String is, int line) {
        return switch (is) {
            case "Campaign" -> true;
            case "Act" -> names(fault, line, 0) || names(fault, line + 1, 0);
            case "Deed" -> names(fault, line, 0) || names(fault, line - 1, 0);
            default -> names(fault, line, 0);
        };
    }

    /** A deed that does something else, with a seal and a digest that fit it. */
    @Test
    void anotherDeedUnderASealThatFitsItIsFound() throws IOException {
        List<String> lines = lines(file);
        int at = line("Deed", 1) - 1;
        ObjectNode deed = (ObjectNode) JSON.readTree(lines.get(at));
        JsonNode act = JSON.readTree(lines.get(at - 1));
        String other = deed.at("/content/deed").asText().replaceFirst("2", "3");
        byte[] leaf = SealedDeed.leaf(
                JSON.readTree(lines.get(0)).path("campaign").asText(),
                act.path("turn").asInt(),
                act.path("step").asInt(),
                Hash.bytes(deed.at("/content/salt").asText()),
                other);
        deed.put("leaf", Hash.text(leaf));
        ((ObjectNode) deed.path("content")).put("deed", other);
        lines.set(at, JSON.writeValueAsString(deed));
        List<Finding> faults = archivist.verify(signed(lines)).faults();
        assertTrue(faults.stream().anyMatch(fault -> fault.check() == Check.ACT), faults::toString);
        assertTrue(faults.stream().anyMatch(fault -> fault.check() == Check.STATE), faults::toString);
    }

    /** Records from before it was kept do not say who held the seats: that alone may be left out. */
    @Test
    void aLineLeftOutIsFound() throws IOException {
        int tenures = line("Tenures", 1);
        for (int line = 1; line <= lines(file).size(); line++) {
            List<String> lines = lines(file);
            if (line == tenures) {
                continue;
            }
            lines.remove(line - 1);
            byte[] forged = line > lines.size() ? joined(lines) : signed(lines);
            assertFalse(archivist.verify(forged).faults().isEmpty(), "without line " + line);
        }
    }

    @Test
    void twoLinesInEachOthersPlaceAreFound() throws IOException {
        for (int line = 1; line < lines(file).size() - 1; line++) {
            List<String> lines = lines(file);
            Collections.swap(lines, line - 1, line);
            assertFalse(archivist.verify(signed(lines)).faults().isEmpty(), "line " + line + " and the next");
        }
    }

    @Test
    void anActOfTheGameMasterLeftOutIsFound() throws IOException {
        List<String> lines = lines(file);
        int at = line("Act", 1) - 1;
        lines.subList(at, at + 2).clear();
        List<Finding> faults = archivist.verify(signed(lines)).faults();
        assertTrue(faults.stream().anyMatch(fault -> fault.check() == Check.STATE), faults::toString);
    }

    @Test
    void whatAnActDidCannotBeForgottenAfterwards() throws IOException {
        for (int number = 1; number <= 5; number++) {
            List<String> lines = lines(file);
            lines.set(line("Deed", number) - 1, "{\"is\":\"Deed\",\"leaf\":null,\"content\":null,\"deed\":null}");
            Verdict verdict = archivist.verify(signed(lines));
            assertEquals(number == 1, verdict.faults().isEmpty(), "deed " + number);
            assertEquals(1, verdict.notes().size(), "an act whose deed was not kept is pointed out");
        }
    }

    /** A cadence is no way to set anything else. */
    @Test
    void anActThatTellsOfTheCadenceAndChangesSomethingElseIsFound() throws IOException {
        ObjectNode cadence = act(2);
        cadence.put("kind", "deadline");
        ObjectNode words = (ObjectNode) cadence.path("words");
        words.put("key", "campaign.post.cadence");
        ObjectNode arguments = words.putObject("arguments");
        arguments.putObject("cron").put("typed", "0 20 * * *");
        arguments.put("due", "2026-11-20T19:00:00Z").put("zone", "Europe/Madrid");
        foundInTheSecondAct(cadence);
    }

    @Test
    void anActThatDoesNotSayWhichOptionItSetsIsFound() throws IOException {
        for (List<String> kept : List.of(List.<String>of(), List.of("option"), List.of("value"))) {
            ObjectNode silent = act(2);
            ((ObjectNode) silent.at("/words/arguments")).retain(kept);
            foundInTheSecondAct(silent);
        }
        ObjectNode numbered = act(2);
        ((ObjectNode) numbered.at("/words/arguments")).put("option", 7);
        foundInTheSecondAct(numbered);
    }

    private ObjectNode act(int number) throws IOException {
        return (ObjectNode) JSON.readTree(lines(file).get(line("Act", number) - 1));
    }

    private void foundInTheSecondAct(ObjectNode forged) throws IOException {
        List<String> lines = lines(file);
        int at = line("Act", 2);
        lines.set(at - 1, JSON.writeValueAsString(forged));
        List<Finding> faults = archivist.verify(signed(lines)).faults();
        assertTrue(
                faults.stream().anyMatch(fault -> fault.check() == Check.ACT && names(fault, at, 0)),
                () -> forged + " not found: " + faults);
    }

    /** Whether a game was given up is told by its last line that tells anything, and the record alone does not show it. */
    @Test
    void lastTurnsLeftOutAreFoundOrPointedOutIfTheGameIsSaidToHaveBeenGivenUp() throws IOException {
        List<String> lines = lines(file);
        lines.remove(line("Tenures", 1) - 1);
        lines.remove(line("Turn", 4) - 1);
        List<String> inBetween = new ArrayList<>(lines);
        inBetween.add(line("Turn", 3) - 1, givenUp(2, 1));
        assertGivenUpWrongly(inBetween);
        lines.add(lines.size() - 2, givenUp(3, 1));
        Verdict atTheEnd = archivist.verify(signed(lines));
        assertEquals(List.of(), atTheEnd.faults());
        assertTrue(atTheEnd.notes().stream().anyMatch(note -> note.contains("turns are missing")), "it is pointed out");
        lines.set(0, lines.get(0).replace("\"ended\":true", "\"ended\":false"));
        assertGivenUpWrongly(lines);
    }

    @Test
    void aGameThatIsOverWasNotTakenBackAfterIt() throws IOException {
        List<String> lines = lines(file);
        int back = lines.lastIndexOf(lines.stream()
                .filter(line -> line.contains("\"kind\":\"rewind\""))
                .reduce((first, last) -> last)
                .orElseThrow());
        lines.addAll(lines.size() - 2, List.copyOf(lines.subList(back, back + 2)));
        List<Finding> faults = archivist.verify(signed(lines)).faults();
        assertTrue(faults.stream().anyMatch(fault -> fault.toString().contains("taken back")), faults::toString);
    }

    private void assertGivenUpWrongly(List<String> lines) throws IOException {
        List<Finding> faults = archivist.verify(signed(lines)).faults();
        assertTrue(faults.stream().anyMatch(fault -> fault.toString().contains("given up")), faults::toString);
    }

    private static String givenUp(int turn, int step) {
        return "{\"is\":\"Act\",\"at\":\"2026-12-20T19:00:00Z\",\"turn\":" + turn + ",\"step\":" + step
                + ",\"kind\":\"abandoned\",\"words\":{\"key\":\"campaign.post.ended-without-server\",\"arguments\":{}}}";
    }

    private int line(String is, int number) {
        return Forger.line(lines(file), is, number);
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

    private int lineOf(int at) {
        int line = 1;
        for (int i = 0; i < at; i++) {
            line += file[i] == '\n' ? 1 : 0;
        }
        return line;
    }
}
