package heraldo.bot.campaign.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.sheet.Voucher;
import heraldo.rules.chance.Sibling;
import heraldo.rules.kernel.Viewer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The lines of shell in {@code docs/fair-dice.md} do what they say. They need bash and openssl. */
@Tag("slow")
class FairDiceDocumentTest extends InTavern {
    private static final Pattern BLOCK = Pattern.compile("^```bash\n(.*?)^```", Pattern.DOTALL | Pattern.MULTILINE);

    private Archivist archivist;

    @BeforeEach
    void open() {
        archivist = new Archivist(tavern);
    }

    /** What a shell printed and how it ended. */
    private record Run(int exit, String said) {}

    @Test
    void theLinesOfShellCheckAFinishedGame() throws Exception {
        Run run = run(archivist.file(archivist.ended(), Viewer.DIRECTOR), 2, "");
        assertEquals(0, run.exit(), run.said());
        for (String check :
                new String[] {"digest", "chain", "seed", "root", "leaf of seat-1", "leaf of seat-2", "setup"}) {
            assertTrue(run.said().contains("ok    " + check + "\n"), check + " in " + run.said());
        }
        assertTrue(run.said().contains("ok    dice coins|seat-1|1"), run.said());
        assertFalse(run.said().contains("WRONG"), run.said());
    }

    @Test
    void theLinesOfShellCheckWhatTheGameMasterDid() throws Exception {
        String right = new String(archivist.file(archivist.directed(), Viewer.DIRECTOR), StandardCharsets.UTF_8);
        Run run = run(right.getBytes(StandardCharsets.UTF_8), 1, "");
        assertEquals(0, run.exit(), run.said());
        assertTrue(run.said().contains("ok    act in turn 1\nok    act in turn 2\n"), run.said());
        String other = right.replaceFirst("(?<head>sacks[^0-9]{4,10})2", "${head}3");
        assertNotEquals(right, other);
        Run forged = run(other.getBytes(StandardCharsets.UTF_8), 1, "");
        assertEquals(1, forged.exit(), forged.said());
        assertTrue(forged.said().contains("WRONG act in turn 1"), forged.said());
    }

    @Test
    void theLinesOfShellCheckTheRecordThatEverybodyMayHave() throws Exception {
        Run run = run(archivist.file(archivist.twoTurns(), Viewer.SPECTATOR), 1, "");
        assertEquals(0, run.exit(), run.said());
        assertFalse(run.said().contains("leaf of") || run.said().contains("setup"), run.said());
    }

    @Test
    void theLinesOfShellFindWhatIsWrong() throws Exception {
        String right = new String(archivist.file(archivist.ended(), Viewer.DIRECTOR), StandardCharsets.UTF_8);
        // The first die of the first turn shows the next side.
        Matcher die = Pattern.compile("(?<=\"values\":\\[)[1-6]").matcher(right);
        String other = die.replaceFirst(shown -> Integer.toString(Integer.parseInt(shown.group()) % 6 + 1));
        assertNotEquals(right, other);
        Run run = run(other.getBytes(StandardCharsets.UTF_8), 1, "");
        assertEquals(1, run.exit(), run.said());
        assertTrue(run.said().contains("WRONG digest"), run.said());
        assertTrue(run.said().contains("WRONG dice coins|seat-"), run.said());
    }

    @Test
    void theLinesOfShellClimbFromAReceiptToTheSeal() throws Exception {
        CampaignId id = archivist.twoTurns();
        Voucher voucher = tavern.office
                .writing()
                .vouchers()
                .vouchers(tavern.by(Tavern.BEN), Optional.of(1))
                .getFirst();
        Voucher.Entry entry = voucher.entries().get(0);
        String way = entry.path().stream().map(FairDiceDocumentTest::step).collect(Collectors.joining());
        Run run = run(
                archivist.file(id, Viewer.SPECTATOR),
                1,
                "climb " + entry.sheet().commitment().code() + way + "\n");
        assertTrue(run.said().endsWith(voucher.root().orElseThrow() + "\n"), run.said());
    }

    private static String step(Sibling sibling) {
        return (sibling.left() ? " '<' " : " '>' ") + sibling.hash();
    }

    private Run run(byte[] record, int turn, String more) throws IOException, InterruptedException {
        Path document = Path.of(System.getProperty("heraldo.root"), "docs", "fair-dice.md");
        String lines = BLOCK.matcher(Files.readString(document))
                .results()
                .map(block -> block.group(1))
                .collect(Collectors.joining());
        Path script = Files.writeString(folder.resolve("check.sh"), "set -euo pipefail\n" + lines + more);
        Path said = folder.resolve("said.txt");
        ProcessBuilder bash = new ProcessBuilder("bash", script.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        bash.environment()
                .put("FILE", Files.write(folder.resolve("record.jsonl"), record).toString());
        bash.environment().put("TURN", Integer.toString(turn));
        int exit = bash.start().waitFor();
        return new Run(exit, Files.readString(said));
    }
}
