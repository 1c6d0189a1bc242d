package heraldo.bot.campaign.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games of all rulesets, played once more: seals, dice, states, stories and whatever else stands in a record are what they were.
 * Records that are to be other ones are written with {@code -Dheraldo.golden=write}, and whoever does so says why.
 */
@Tag("slow")
class GoldenRecordsTest extends InTavern {
    private static final Path FOLDER =
            Path.of(System.getProperty("heraldo.root", ".."), "bot/src/test/resources/heraldo/bot/campaign/proof");

    static List<String> games() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER.resolve("games"))) {
            List<String> games = files.map(file -> file.getFileName().toString().replace(".txt", ""))
                    .sorted()
                    .toList();
            return Sampling.some(GoldenRecordsTest.class, 2, games);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameThatIsPlayedAgainHasTheSameRecordAndItIsRight(String game) throws IOException {
        Archivist archivist = new Archivist(tavern);
        Script script =
                new Script(tavern, Files.readAllLines(FOLDER.resolve("games").resolve(game + ".txt")));
        CampaignId id = script.play();
        assertEquals(List.of(), script.left(), "everything could be done");
        compare(game, archivist.file(id, Viewer.DIRECTOR));
        if (tavern.office.memory().registrar().ending(id).isEmpty()) {
            compare(game + "-public", archivist.file(id, Viewer.SPECTATOR));
        }
    }

    private void compare(String game, byte[] record) throws IOException {
        assertEquals(List.of(), new Archivist(tavern).verify(record).faults());
        String name = game + ".jsonl.gz";
        if ("write".equals(System.getProperty("heraldo.golden"))) {
            // Tokens that are drawn by lot are never the same again.
            byte[] kept = Forger.joined(withoutTenures(Forger.lines(record)));
            Files.write(FOLDER.resolve("form-2").resolve(name), RecordFile.pack(kept));
        }
        List<String> kept = lines(Files.readAllBytes(FOLDER.resolve("form-2").resolve(name)));
        List<String> played = Forger.lines(record);
        if (kept.stream().noneMatch(GoldenRecordsTest::tenures)) {
            // Records that were kept before do not say who held the seats, by tokens drawn by lot.
            played = withoutTenures(played);
        }
        for (int i = 0; i < Math.min(kept.size(), played.size()); i++) {
            assertEquals(kept.get(i), played.get(i), name + ", line " + (i + 1));
        }
        assertEquals(kept.size(), played.size(), name);
    }

    private static boolean tenures(String line) {
        return line.startsWith("{\"is\":\"Tenures\"");
    }

    private static List<String> withoutTenures(List<String> lines) throws IOException {
        List<String> others = lines.stream().filter(line -> !tenures(line)).toList();
        return Forger.lines(Forger.signed(others));
    }

    private static List<String> lines(byte[] packed) throws IOException {
        try (GZIPInputStream file = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }
}
