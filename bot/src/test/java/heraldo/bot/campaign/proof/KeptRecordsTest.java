package heraldo.bot.campaign.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.rules.engine.HostedRuleset;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records of every form that were kept, of games that ran and of games that were over. */
@Tag("slow")
class KeptRecordsTest {
    private static final Path MILLS = resource("rulesets").getParent();
    private static final Library LIBRARY = new Library(ShippedGames.and(MILLS));

    private static final String ROLLED = "\"values\":[";
    private static final String ROLL = "\"values\":\\[\\d+";

    static List<String> rulesets() {
        return ShippedGames.CATALOG.all().stream().map(HostedRuleset::id).toList();
    }

    static List<Path> recordsWithDice() throws IOException {
        List<Path> rolled = new ArrayList<>();
        for (Path record : records()) {
            if (text(Files.readAllBytes(record)).contains(ROLLED)) {
                rolled.add(record);
            }
        }
        return rolled;
    }

    static List<Path> records() throws IOException {
        List<Path> records = new ArrayList<>();
        for (String form : List.of("proof/form-1", "proof/form-2")) {
            try (Stream<Path> files = Files.list(resource(form))) {
                records.addAll(files.sorted().toList());
            }
        }
        return records;
    }

    @ParameterizedTest
    @MethodSource("records")
    void aRecordThatWasRightIsRight(Path record) throws IOException {
        byte[] file = Files.readAllBytes(record);
        String form = record.getParent().getFileName().toString().replace("form-", "heraldo-record/");
        assertTrue(text(file).startsWith("{\"is\":\"Campaign\",\"format\":\"" + form + "\""));
        Verdict verdict = Verification.of(file, LIBRARY);
        assertEquals(List.of(), verdict.faults());
        Line.Campaign heading = verdict.heading().orElseThrow();
        boolean same = LIBRARY.rulebook(heading.title().ruleset())
                .version()
                .equals(heading.title().version());
        boolean whole = heading.scope().equals("full");
        assertEquals(same || !whole, verdict.notPlayed().isEmpty(), "only what older rules led to is not played again");
        assertEquals(same && whole, verdict.checked().getOrDefault(Check.REPLAY, 0) > 1, "turns are played again");
    }

    @ParameterizedTest
    @MethodSource("recordsWithDice")
    void aDieThatShowsAnotherSideIsFoundInThem(Path record) throws IOException {
        String other = text(Files.readAllBytes(record)).replaceFirst(ROLL, "\"values\":[99");
        Verdict verdict = Verification.of(other.getBytes(StandardCharsets.UTF_8), LIBRARY);
        assertTrue(verdict.faults().stream().anyMatch(fault -> fault.check() == Check.DICE), verdict::toString);
    }

    /** Dice fall in every game of the project. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void ofEveryGameThereAreRecordsWithDiceAndWithActsOfTheGameMaster(String ruleset) throws IOException {
        String own = "";
        for (Path record : records()) {
            own += record.getFileName().toString().startsWith(ruleset) ? text(Files.readAllBytes(record)) : "";
        }
        assertTrue(own.contains(ROLLED), "dice");
        assertTrue(own.contains("\n{\"is\":\"Act\""), "acts");
    }

    private static String text(byte[] file) throws IOException {
        try (GZIPInputStream packed = new GZIPInputStream(new ByteArrayInputStream(file))) {
            return new String(packed.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Path resource(String name) {
        try {
            return Path.of(CampaignOffice.class.getResource(name).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
