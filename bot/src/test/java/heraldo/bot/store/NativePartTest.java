package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heraldo.bot.JavaCommand;
import heraldo.testing.Sampling;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Programs that are killed fill no disk with libraries, and load none that somebody else has put there. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class NativePartTest {
    private static final int TOGETHER = Sampling.size("heraldo.libraries.together", 3, 6);

    @TempDir
    Path folder;

    private Path temporary;

    @BeforeEach
    void makeTemporary() throws IOException {
        temporary = Files.createDirectory(folder.resolve("tmp"));
    }

    @Tag("long")
    @Test
    void programsThatAreKilledLeaveOneLibraryWhichTheNextOnesUse() throws Exception {
        killed();
        Path library = library();
        Object first = Files.getAttribute(library, "unix:ino");
        killed();
        killed();
        assertEquals(first, Files.getAttribute(library(), "unix:ino"));
        assertEquals(List.of(ours().getFileName()), names(temporary), "nothing lies about");
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(ours())));
    }

    @Tag("long")
    @Test
    void programsThatStartTogetherForTheFirstTimeShareOneLibrary() throws Exception {
        List<Process> programs = new ArrayList<>();
        for (int i = 0; i < TOGETHER; i++) {
            programs.add(program("heraldo-" + i + ".db"));
        }
        for (Process program : programs) {
            kill(program);
        }
        assertTrue(Files.exists(library()));
        assertEquals(List.of(ours().getFileName()), names(temporary), "nothing lies about");
    }

    @Test
    void aLibraryThatIsNotTheRightOneIsNotLoaded() throws Exception {
        killed();
        Path library = library();
        byte[] right = Files.readAllBytes(library);
        byte[] wrong = right.clone();
        wrong[wrong.length / 2] ^= 1;
        Files.write(library, wrong);
        Files.writeString(ours().resolve("draft"), "the work of a program that died");
        killed();
        assertArrayEquals(right, Files.readAllBytes(library()));
    }

    @Tag("long")
    @Test
    void aFolderThatOthersMayWriteIsNotUsed() throws Exception {
        killed();
        Path library = library();
        Files.delete(library);
        Files.setPosixFilePermissions(ours(), PosixFilePermissions.fromString("rwxrwxrwx"));
        killed();
        assertTrue(Files.notExists(library));
    }

    @Tag("long")
    @Test
    void aFolderThatSomebodyElseMadeIsNotUsed() throws Exception {
        assumeTrue(System.getProperty("user.name").equals("root"), "only root can play somebody else");
        killed();
        Path library = library();
        Files.delete(library);
        Files.setOwner(
                ours(), folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        killed();
        assertTrue(Files.notExists(library));
    }

    @Tag("long")
    @Test
    void whereNothingMayBeRunFromTheTemporaryFolderTheLibraryLiesBesideTheDatabase() throws Exception {
        assumeTrue(
                mount("-t", "tmpfs", "-o", "noexec,size=20m", "tmpfs", temporary.toString()),
                "needs a mount of its own");
        try {
            killed();
            assertTrue(Files.isDirectory(folder.resolve("sqlite")));
            killed();
            assertEquals(
                    "rwx------",
                    PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("sqlite"))));
        } finally {
            new ProcessBuilder("umount", temporary.toString()).start().waitFor();
        }
    }

    @Tag("long")
    @Test
    void whereNothingMayBeRunAnywhereOneSentenceSaysSo() throws Exception {
        assumeTrue(
                mount("-t", "tmpfs", "-o", "noexec,size=40m", "tmpfs", folder.toString()), "needs a mount of its own");
        try {
            Files.createDirectories(temporary);
            Process program = program("heraldo.db", ProcessBuilder.Redirect.PIPE);
            String said = new String(program.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(
                    said.contains("is that mounted noexec? Start the program with -Dorg.sqlite.tmpdir=FOLDER"), said);
            program.waitFor();
        } finally {
            new ProcessBuilder("umount", folder.toString()).start().waitFor();
        }
    }

    /** Only root may mount, and not everywhere. */
    private static boolean mount(String... arguments) throws InterruptedException {
        try {
            List<String> command = new ArrayList<>(List.of("mount"));
            command.addAll(List.of(arguments));
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Opens a database and is killed. */
    private void killed() throws IOException, InterruptedException {
        kill(program("heraldo.db"));
    }

    private Process program(String database) throws IOException {
        return program(database, ProcessBuilder.Redirect.INHERIT);
    }

    private Process program(String database, ProcessBuilder.Redirect errors) throws IOException {
        List<String> folders = List.of("-Djava.io.tmpdir=" + temporary);
        return new ProcessBuilder(JavaCommand.of(
                        folders, OtherProcess.class, folder.resolve(database).toString()))
                .redirectError(errors)
                .start();
    }

    /** When it has opened its database. */
    private static void kill(Process program) throws IOException, InterruptedException {
        try (BufferedReader said = program.inputReader()) {
            assertEquals("open", said.readLine());
        }
        program.destroyForcibly().waitFor();
    }

    private Path ours() {
        return temporary.resolve("heraldo-sqlite-" + System.getProperty("user.name"));
    }

    private Path library() throws IOException {
        List<Path> libraries;
        try (Stream<Path> files = Files.list(ours())) {
            libraries = files.filter(file -> !file.endsWith("lock")).toList();
        }
        assertEquals(1, libraries.size(), libraries::toString);
        return libraries.get(0);
    }

    private static List<Path> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(Path::getFileName).toList();
        }
    }
}
