package heraldo.bot.campaign.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.store.OlderForm;
import heraldo.rules.kernel.Viewer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Versions that did not keep what a game master did have left campaigns behind: nobody is accused because of them. */
class ForgottenDeedsTest {
    @TempDir
    Path now;

    @TempDir
    Path old;

    @ParameterizedTest
    @ValueSource(ints = {4, 6})
    void whatEarlierVersionsDidNotKeepIsPointedOutAndAccusesNobody(int version) {
        CampaignId id;
        try (Tavern tavern = new Tavern(now)) {
            id = new Archivist(tavern).twoTurns("turns", "5");
        }
        OlderForm.write(version, now.resolve("heraldo.db"), old.resolve("heraldo.db"), Duration.ZERO);
        try (Tavern tavern = new Tavern(old)) {
            // Acts are known by their numbers: these come after those of the program before.
            IntStream.range(0, 100).forEach(any -> tavern.by(Tavern.GM));
            tavern.sleep(Duration.ofDays(3));
            Archivist archivist = new Archivist(tavern);
            archivist.edit("lluvia 2");
            archivist.write("moler 2");
            tavern.work();
            tavern.toTheDeadline();
            Verdict verdict = archivist.verify(archivist.file(id, Viewer.DIRECTOR));
            assertEquals(List.of(), verdict.faults());
            assertEquals(2, verdict.notes().size(), verdict.notes()::toString);
            assertTrue(verdict.checked().get(Check.ACT) > 2, "what is kept now is checked");
            byte[] everybody = archivist.file(id, Viewer.SPECTATOR);
            assertEquals(List.of(), archivist.verify(everybody).faults());
        }
    }
}
