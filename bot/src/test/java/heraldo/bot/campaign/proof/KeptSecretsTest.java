package heraldo.bot.campaign.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.discord.FinestLogs;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Every ruleset is played for some turns ({@code -Dheraldo.canary.turns=40}) while everything is logged that anything logs;
 * then logs, posts and the records of a running campaign are searched for what nobody may know yet, or only one seat.
 */
@Tag("slow")
class KeptSecretsTest {
    private static final Logger LOG = LoggerFactory.getLogger(KeptSecretsTest.class);

    private static final int TURNS = Sampling.size("heraldo.canary.turns", 2, 20);
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;

    @TempDir
    Path folder;

    static Iterable<String> rulesets() {
        return CATALOG.ids();
    }

    /** A campaign that is over keeps no secrets: where a game has a fixed number of turns, the last is not played. */
    private static int turns(HostedRuleset<?> hosted) {
        String most = hosted.options().complete(new TreeMap<>()).get("turns");
        return most == null ? TURNS : Math.min(TURNS, Integer.parseInt(most) - 1);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void neitherLogsNorPostsNorRecordsTellWhatIsSecret(String ruleset) {
        try (FinestLogs logs = FinestLogs.listen();
                Tavern tavern = new Tavern(folder)) {
            HostedRuleset<?> hosted = CATALOG.find(ruleset).orElseThrow();
            int turns = turns(hosted);
            CampaignId id = tavern.governed("Mesa", hosted);
            tavern.playOn(id, turns);
            LOG.info("ruleset={} turns={}", ruleset, turns);
            String logged = logs.fresh();
            assertTrue(logs.events() > 0, "something is logged");
            Dossier whole = tavern.office.memory().registrar().dossier(id);
            SortedMap<String, String> seeds = tavern.database.read(books -> Secrets.seeds(books, id));
            SortedMap<String, String> sheets = sheets(whole);
            assertTrue(sheets.keySet().stream().anyMatch(name -> name.startsWith("words")), "somebody wrote orders");
            absent(seeds, logged);
            absent(sheets, logged);
            String posts = tavern.posted.values().toString() + whole + whole.pages();
            absent(seeds, posts);
            absent(sheets(whole), posts);
            Archivist archivist = new Archivist(tavern);
            String everybody = text(archivist, id, Viewer.SPECTATOR);
            absent(seeds, everybody);
            absent(salts(whole, 0), everybody);
            assertFalse(everybody.contains("\"salt\""), "no sheet is opened");
            for (int seat = 1; seat <= whole.occupancies().size(); seat++) {
                String own = text(archivist, id, Viewer.of(new Seat(seat)));
                absent(seeds, own);
                absent(salts(whole, seat), own);
            }
        }
    }

    private static String text(Archivist archivist, CampaignId id, Viewer viewer) {
        return new String(archivist.file(id, viewer), StandardCharsets.UTF_8);
    }

    private static void absent(SortedMap<String, String> secrets, String told) {
        assertEquals(
                List.of(),
                secrets.entrySet().stream()
                        .filter(secret -> told.contains(secret.getValue()))
                        .map(SortedMap.Entry::getKey)
                        .toList());
    }

    /** What is on all sheets, stored and in words, with their salts. */
    private static SortedMap<String, String> sheets(Dossier whole) {
        SortedMap<String, String> sheets = salts(whole, 0);
        revisions(whole, 0).filter(sheet -> !sheet.text().isEmpty()).forEach(sheet -> {
            sheets.put("stored " + sheet, sheet.sheet());
            sheets.put("words of " + sheet, sheet.text());
        });
        return sheets;
    }

    private static SortedMap<String, String> salts(Dossier whole, int but) {
        return Secrets.salts(revisions(whole, but).toList());
    }

    private static Stream<Revision> revisions(Dossier whole, int but) {
        return whole.pages().stream()
                .flatMap(page -> page.sheets().stream())
                .filter(sheet -> sheet.seat().number() != but);
    }
}
