package heraldo.bot.campaign.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Library;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.RulesetCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records that were written before there was a second form, of games that ran and of games that were over. */
class FirstFormTest {
    private static final Path MILLS = resource("rulesets").getParent();
    private static final Library LIBRARY = new Library(RulesetCatalog.scan(
            ConfigRoots.of(List.of(MILLS, Path.of(System.getProperty("heraldo.root", ".."), "config")))));

    static List<Path> records() throws IOException {
        try (Stream<Path> files = Files.list(resource("proof/form-1"))) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("records")
    void records_of_the_first_form_are_right(Path record) throws IOException {
        byte[] file = Files.readAllBytes(record);
        assertTrue(text(file).startsWith("{\"is\":\"Campaign\",\"format\":\"" + Line.FIRST_FORMAT));
        Verdict verdict = Verification.of(file, LIBRARY);
        assertEquals(List.of(), verdict.faults());
        assertTrue(verdict.checked().get(Check.REPLAY) > 1, "turns are played again");
    }

    @ParameterizedTest
    @MethodSource("records")
    void a_die_that_shows_another_side_is_found_in_them(Path record) throws IOException {
        String right = text(Files.readAllBytes(record));
        String other = right.replaceFirst("\"values\":\\[\\d", "\"values\":[99");
        if (!other.equals(right)) {
            Verdict verdict = Verification.of(other.getBytes(StandardCharsets.UTF_8), LIBRARY);
            assertTrue(verdict.faults().stream().anyMatch(fault -> fault.check() == Check.DICE), verdict::toString);
        }
    }

    private static String text(byte[] file) throws IOException {
        try (GZIPInputStream packed = new GZIPInputStream(new ByteArrayInputStream(file))) {
            return new String(packed.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Path resource(String name) {
        try {
            return Path.of(Library.class.getResource(name).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
