package heraldo.bot.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.store.OnPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Three programs share the servers of one bot; whatever happens to one of them, the others do its work, and nobody does it twice. */
@OnPostgres
@Tag("long")
class FleetTest {
    private static final Logger LOG = LoggerFactory.getLogger(FleetTest.class);
    private static final int SEED = 2036;

    @TempDir
    private Path folder;

    @Test
    void whateverHappensToOneOfThemTheOthersDoItsWorkOnce() {
        List<Blow> blows = List.of(
                new Blow.At(CrashPoint.RESULT_WRITTEN, 0),
                new Blow.At(CrashPoint.DISPATCH_DELIVERED, 1),
                new Blow.Killed(300),
                new Blow.Frozen(500, 11),
                new Blow.CutOff(500, 11),
                new Blow.Restarted(400));
        List<String> stories = new ArrayList<>();
        try (Fleet fleet = new Fleet(folder, 3, 3, new Random(SEED), ClassArchive.none())) {
            fleet.found();
            for (Blow blow : blows) {
                List<Finding> findings = new ArrayList<>();
                LOG.info("{}: {} s", blow, fleet.strike(blow, findings));
                findings.forEach(finding -> stories.add(blow + ": " + finding));
            }
            fleet.replayed().forEach(finding -> stories.add(finding.toString()));
            assertTrue(fleet.receipts() > 0);
        }
        assertEquals(List.of(), stories);
    }
}
