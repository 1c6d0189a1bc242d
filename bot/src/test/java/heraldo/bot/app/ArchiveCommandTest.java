package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host moves campaigns that ended long ago into their records. */
@Tag("slow")
@SuppressWarnings("try") // What is open is not always looked at.
class ArchiveCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private int heraldo(String... arguments) {
        err.getBuffer().setLength(0);
        out.getBuffer().setLength(0);
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private int archive(String campaign, String... more) {
        String[] line = {"archive", campaign, "--into", file("records"), "--db", file("heraldo.db")};
        String[] all = java.util.Arrays.copyOf(line, line.length + more.length);
        System.arraycopy(more, 0, all, line.length, more.length);
        return heraldo(all);
    }

    private void assertRefused(String why, String campaign, String... more) {
        assertEquals(1, archive(campaign, more), out.toString());
        assertTrue(err.toString().contains(why), err.toString());
        assertEquals(1, err.toString().lines().count(), err.toString());
        assertTrue(err.toString().contains("stays as it is") || why.contains("in use"), err.toString());
    }

    private static CampaignId played(Tavern tavern, String name) {
        CampaignId id = tavern.governed(name, Shipped.INSTALLATION.ruleset("kaixiflan"));
        tavern.playOn(id, 8);
        return id;
    }

    private static void end(Tavern tavern, CampaignId id) {
        tavern.office.closing().end(tavern.by(Tavern.GM).in(id));
        tavern.work();
    }

    private String record(String campaign, String name) throws IOException {
        assertEquals(0, heraldo("export", campaign, file(name), "--db", file("heraldo.db")), err.toString());
        return Files.readString(folder.resolve(name));
    }

    @Tag("long")
    @Test
    void oneOfTwoIsArchivedAndTheOtherStaysToTheLastByte() throws IOException {
        CampaignId one;
        try (Tavern tavern = new Tavern(folder)) {
            one = played(tavern, "Mesa");
            CampaignId other = played(tavern, "Otra");
            end(tavern, one);
            end(tavern, other);
            assertRefused("in use by another Heraldo", "Mesa");
        }
        String before = record("Mesa", "before.jsonl");
        String others = record("Otra", "others.jsonl");
        long size = Files.size(folder.resolve("heraldo.db"));
        assertRefused("ended too short a time ago", "Mesa", "--days", "36500");
        assertEquals(0, archive("mesa", "--days", "0", "--vacuum"), err.toString());
        assertTrue(out.toString().contains("Archived: 1 campaigns."), out.toString());
        assertTrue(Files.size(folder.resolve("heraldo.db")) < size * 19 / 20, "the file is smaller");

        Path kept = folder.resolve("records").resolve(one.text() + ".jsonl.gz");
        try (var unpacked = new java.util.zip.GZIPInputStream(Files.newInputStream(kept))) {
            assertEquals(before, new String(unpacked.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
        }
        assertEquals(0, heraldo("verify", kept.toString()), out.toString());
        assertTrue(out.toString().endsWith("Everything is right.\n"), out.toString());
        assertEquals(others, record("Otra", "again.jsonl"));

        assertRefused("was archived before", "Mesa", "--days", "0");
        assertEquals(1, heraldo("export", "Mesa", file("no.jsonl"), "--db", file("heraldo.db")));
        assertTrue(err.toString().contains("was archived: its record is the file " + one.text()), err.toString());
    }

    @Tag("long")
    @Test
    void whatRunsNeverBeganOrHasARecordThatIsNotRightStaysAsItIs() throws IOException {
        try (Tavern tavern = new Tavern(folder)) {
            played(tavern, "Mesa");
            CampaignId spoilt = played(tavern, "Otra");
            end(tavern, spoilt);
            tavern.spoil("UPDATE campaign SET anchor = '" + "00".repeat(32) + "' WHERE id = ?", spoilt);
        }
        assertRefused("has not ended", "Mesa", "--days", "0");
        assertEquals(1, archive("Otra", "--days", "0"), out.toString());
        assertTrue(out.toString().contains("is not right, so it stays as it is: "), out.toString());
        String still = record("Otra", "still.jsonl");
        assertTrue(still.lines().count() > 8, "all its turns are there");
    }
}
