package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.proof.Check;
import heraldo.bot.campaign.proof.RecordFile;
import heraldo.bot.campaign.proof.Scribe;
import heraldo.bot.campaign.proof.Verdict;
import heraldo.bot.campaign.proof.Verification;
import heraldo.rules.kernel.Viewer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records of campaigns that began under earlier versions are right, and prove all that those versions kept. */
@Tag("slow")
class KeptProofsTest {
    private static final String STARTED = "SELECT name FROM campaign WHERE status <> 'FORMING'";

    @TempDir
    Path folder;

    @TempDir
    Path then;

    static List<KeptBook> books() {
        return KeptBook.some(1);
    }

    @ParameterizedTest
    @MethodSource("books")
    void everyTurnOfEveryCampaignIsPlayedAgainAndComesOutTheSame(KeptBook book) throws IOException {
        List<String> names = KeptBook.rows(book.into(then), STARTED);
        try (Tavern tavern = book.open(folder)) {
            tavern.endTurn(KeptBook.called(tavern, "Molino"));
            for (String name : names) {
                Verdict verdict = verdict(tavern, name, Viewer.DIRECTOR);
                assertEquals(List.of(), verdict.faults(), name);
                assertEquals(Optional.empty(), verdict.notPlayed(), name);
                int turns = tavern.office
                        .memory()
                        .registrar()
                        .lastEnded(KeptBook.called(tavern, name))
                        .orElse(0);
                assertTrue(verdict.checked().get(Check.REPLAY) > turns, name);
                assertEquals(
                        name.equals("Molino") ? forgotten(book) : 0,
                        verdict.notes().size(),
                        name);
            }
            assertEquals(List.of(), verdict(tavern, "Molino", Viewer.SPECTATOR).faults());
            assertTrue(verdict(tavern, "Tahona", Viewer.SPECTATOR).checked().containsKey(Check.SETUP), "it is over");
        }
    }

    /** A correction, and from the fourth form on a turn that was taken back, are taken as they stand. */
    private static int forgotten(KeptBook book) {
        return book.form() < 4 ? 1 : book.form() < 9 ? 2 : 0;
    }

    private static Verdict verdict(Tavern tavern, String name, Viewer viewer) {
        CampaignId id = KeptBook.called(tavern, name);
        Scribe scribe = new Scribe(tavern.office.library());
        byte[] file =
                RecordFile.write(scribe.lines(tavern.office.memory().registrar().dossier(id), viewer));
        return Verification.of(file, tavern.office.library());
    }
}
