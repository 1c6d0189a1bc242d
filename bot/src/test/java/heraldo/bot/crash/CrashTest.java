package heraldo.bot.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.rules.kernel.Turn;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real program dies at every named point, between requests and their answers, and at any moment. */
@Tag("long")
class CrashTest {
    private static final int SEED = 2036;
    private static final int MOMENTS = 6;

    @TempDir
    private Path folder;

    private final ExecutorService villages = Executors.newCachedThreadPool();

    @AfterEach
    void close() {
        villages.shutdownNow();
    }

    @Test
    void nothingIsLostAndNothingHappensTwiceWhereverTheProgramDies() {
        ClassArchive archive = ClassArchive.in(folder);
        List<Toll> tolls = Stream.of(
                        season("order", Game.MILL, Run.ofAnOrder(), archive),
                        season("deadline", Game.whose(Game::together), Run.ofADeadline(), archive),
                        season("step", Game.whose(Turn::instant), Run.ofAStep(), archive),
                        season("upgrade", Game.MILL, Run.ofAnUpgrade(), archive),
                        season("moments", Game.whose(Turn::instant), Run.random(new Random(SEED), MOMENTS), archive))
                .map(CompletableFuture::join)
                .toList();
        assertEquals(
                List.of(),
                tolls.stream().flatMap(toll -> toll.stories().stream()).toList());
        List<String> reached =
                tolls.stream().flatMap(toll -> toll.reached().stream()).toList();
        assertEquals(
                List.of(),
                Arrays.stream(CrashPoint.values())
                        .filter(point -> reached.stream().noneMatch(kill -> kill.contains("=" + point + ",")))
                        .toList(),
                "points at which the program did not die");
        assertTrue(
                tolls.stream().allMatch(toll -> toll.receipts() > 0),
                () -> "somewhere nobody was given a receipt: " + tolls);
    }

    /** Seasons are played side by side, each in a village of its own. */
    private CompletableFuture<Toll> season(String name, Game game, List<Run> runs, ClassArchive archive) {
        return CompletableFuture.supplyAsync(
                () -> {
                    Toll toll = new Toll();
                    Season.play(
                            name, game, runs, folder.resolve(name), new Random(SEED), Optional.empty(), archive, toll);
                    return toll;
                },
                villages);
    }
}
