package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Folders that are made for their owner alone. */
@DisabledOnOs(OS.WINDOWS)
class OwnersOnlyTest {
    private static final int PROGRAMS = 8;
    private static final int ROUNDS = 200;

    @TempDir
    Path home;

    @Test
    void allThatMakeAFolderAtTheSameMomentHaveIt() throws Exception {
        CyclicBarrier moment = new CyclicBarrier(PROGRAMS);
        try (ExecutorService programs = Executors.newFixedThreadPool(PROGRAMS)) {
            for (int round = 0; round < ROUNDS; round++) {
                Path folder = home.resolve("above-" + round).resolve("folder");
                Callable<Path> program = () -> {
                    moment.await();
                    return OwnersOnly.folder(folder);
                };
                List<Path> had = new ArrayList<>();
                for (Future<Path> each : programs.invokeAll(Collections.nCopies(PROGRAMS, program))) {
                    had.add(each.get());
                }
                assertEquals(Collections.nCopies(PROGRAMS, folder), had);
                assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)));
            }
        }
    }

    @Test
    void aFileInThePlaceOfAFolderIsNone() throws Exception {
        Path file = Files.createFile(home.resolve("file"));
        assertThrows(FileAlreadyExistsException.class, () -> OwnersOnly.folder(file));
        assertTrue(Files.isRegularFile(file));
    }
}
