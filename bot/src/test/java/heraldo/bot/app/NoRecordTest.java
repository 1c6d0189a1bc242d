package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.app.HostShell.Said;
import heraldo.bot.campaign.Tavern;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a stranger sends for a record, whoever checks it reads one sentence, and their machine goes on. */
@Tag("slow")
class NoRecordTest {
    private static final String LITTLE_MEMORY = "-Xmx64m";
    private static final int MEBIBYTE = 1 << 20;

    @TempDir
    private Path home;

    private Path file;

    @BeforeEach
    void name() {
        file = home.resolve("record");
    }

    @Tag("long")
    @Test
    void twentyMegabytesOfLineFeedsAreToldInASentence() throws Exception {
        Files.write(file, "\n".repeat(20_000_000).getBytes(StandardCharsets.UTF_8));
        assertOneSentence("line 1: form: this is not the first line of a record", verify());
    }

    @Tag("long")
    @Test
    void aPackedBombIsToldInASentence() throws Exception {
        pack(new byte[0], new byte[MEBIBYTE], 100);
        assertTrue(Files.size(file) < MEBIBYTE);
        assertOneSentence("line 1: form: a line of a record is never longer than", verify());
    }

    @Tag("long")
    @Test
    void aPackedBombThatBeginsAsARecordIsToldInASentence() throws Exception {
        pack(heading(), "\n".repeat(MEBIBYTE).getBytes(StandardCharsets.UTF_8), 100);
        assertOneSentence("form: a record never has more than 50000 lines", verify());
        pack(heading(), (" ".repeat(MEBIBYTE - 1) + "\n").getBytes(StandardCharsets.UTF_8), 100);
        assertOneSentence("form: a record never has more than 67108864 bytes", verify());
    }

    @Tag("long")
    @Test
    void aBombOfLinesThatCanBeReadIsToldInASentence() throws Exception {
        byte[] heading = heading();
        pack(heading, numbers(2_000_000), 10);
        assertOneSentence("line 2: form: a line of a record never has more than 131072 values", verify());
        pack(heading, options(100_000, heading), 10);
        assertOneSentence("line 2: form: a line of a record never has more than 131072 values", verify());
        pack(heading, numbers(10_000), 1_000);
        assertOneSentence("form: a record never has more than 4194304 values", verify());
    }

    @Tag("long")
    @Test
    void linesForWhichTheMemoryIsTooSmallAreToldInASentence() throws Exception {
        String line = "{\"is\":\"Start\",\"state\":\"" + "a".repeat(MEBIBYTE) + "\"}\n";
        pack(heading(), line.getBytes(StandardCharsets.UTF_8), 60);
        assertOneSentence("There is not enough memory to check the file", verify());
    }

    @Tag("long")
    @Test
    void aBinaryFileIsToldInASentence() throws Exception {
        byte[] bytes = new byte[3 * MEBIBYTE];
        new Random(7).nextBytes(bytes);
        Files.write(file, bytes);
        assertOneSentence("line 1: form: this is not the first line of a record", verify());
        bytes[0] = 0x1f;
        bytes[1] = (byte) 0x8b;
        Files.write(file, bytes);
        assertOneSentence("the file: form: it is packed and cannot be unpacked", verify());
    }

    @Tag("long")
    @Test
    void anEmptyFileAndAFolderAreToldInASentence() throws Exception {
        Files.createFile(file);
        assertOneSentence("line 1: form: this is not the first line of a record", verify());
        file = Files.createDirectory(home.resolve("folder"));
        assertOneSentence("folder cannot be read", verify());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileWithoutEndIsToldInASentence() throws Exception {
        file = Path.of("/dev/zero");
        assertOneSentence("line 1: form: a line of a record is never longer than", verify());
    }

    private Said verify() throws IOException, InterruptedException {
        return new HostShell(home).run(HostShell.line(List.of(LITTLE_MEMORY), "verify", file.toString()));
    }

    private static void assertOneSentence(String words, Said said) {
        assertEquals(1, said.code(), said.all());
        String sentence = said.out() + said.err();
        assertEquals(1, sentence.lines().count(), sentence);
        assertTrue(sentence.contains(words), sentence);
        assertFalse(sentence.contains("Exception"), sentence);
    }

    /** A line by which so many turns are known. */
    private static byte[] numbers(int many) {
        return ("{\"is\":\"Numbers\",\"seen\":[" + "9,".repeat(many - 1) + "9]}\n").getBytes(StandardCharsets.UTF_8);
    }

    /** A first line with so many options. */
    private static byte[] options(int many, byte[] heading) {
        String options = IntStream.range(100_000, 100_000 + many)
                .mapToObj(each -> "\"" + each + "\":\"\"")
                .collect(Collectors.joining(",", "\"options\":{", "}"));
        return new String(heading, StandardCharsets.UTF_8)
                .replaceFirst("\"options\":\\{[^}]*}", options)
                .getBytes(StandardCharsets.UTF_8);
    }

    private void pack(byte[] begin, byte[] portion, int times) throws IOException {
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(file))) {
            packed.write(begin);
            for (int i = 0; i < times; i++) {
                packed.write(portion);
            }
        }
    }

    /** The first line of a true record. */
    private byte[] heading() throws IOException, InterruptedException {
        Path data = home.resolve("data");
        String ruleset = Shipped.INSTALLATION.catalog().ids().iterator().next();
        try (Tavern tavern = new Tavern(data)) {
            tavern.governed("Mesa", Shipped.INSTALLATION.ruleset(ruleset));
        }
        Path record = home.resolve("true.jsonl");
        Said said = new HostShell(home)
                .heraldo("export", "--db", data.resolve("heraldo.db").toString(), "Mesa", record.toString());
        assertEquals(0, said.code(), said.all());
        try (Stream<String> lines = Files.lines(record)) {
            return (lines.findFirst().orElseThrow() + "\n").getBytes(StandardCharsets.UTF_8);
        }
    }
}
