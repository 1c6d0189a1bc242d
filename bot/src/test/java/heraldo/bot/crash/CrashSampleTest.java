package heraldo.bot.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.port.CrashPoint;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One crash of the real program, as a sample of {@link CrashTest}, which only {@code mvn -Plong verify} runs. */
@Tag("slow")
class CrashSampleTest {

    @TempDir
    private Path folder;

    @Test
    void aProgramThatDiesWithItsResultLosesNothingAndTellsItOnce() {
        Toll toll = new Toll();
        List<Run> runs = List.of(new Run(Run.Part.OPENING, new Kill.At(CrashPoint.RESULT_COMMITTED, 0)));
        Season.play("one", Game.MILL, runs, folder, new Random(1), Optional.empty(), ClassArchive.none(), toll);
        assertEquals(List.of(), toll.stories());
        assertEquals(1, toll.reached().size(), "it dies at the point");
        assertTrue(toll.receipts() > 0, "somebody was given a receipt");
    }
}
