package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in which the game master had their hands: their records prove themselves, at any time and for everybody. */
@Tag("slow")
class DirectedGamesTest extends InTavern {
    private Archivist archivist;

    @BeforeEach
    void open() {
        archivist = new Archivist(tavern);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TOGETHER", "ONE_BY_ONE", "INSTANT"})
    void aCorrectionInTheFirstTurnAccusesNobody(String way) {
        CampaignId id = tavern.running("way", way, "turns", "2");
        archivist.edit("lluvia 2");
        archivist.write("moler 3");
        archivist.edit("lluvia 1");
        tavern.toTheDeadline();
        right(id);
        tavern.toTheDeadline();
        right(id);
        assertTrue(
                checks(id).containsKey(Check.SETUP) && checks(id).get(Check.ACT) >= 6,
                checks(id).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"TOGETHER", "ONE_BY_ONE", "INSTANT"})
    void turnsThatCrashedAndWereOpenedAgainStandInTheRecord(String way) {
        CampaignId id = tavern.running("way", way, "turns", "2");
        for (int turn = 1; turn <= 2; turn++) {
            archivist.crash(id);
            archivist.back(Optional.empty());
            right(id);
            archivist.write("moler 1");
            tavern.toTheDeadline();
            right(id);
        }
        assertEquals(
                List.of(Line.Withdrawn.CRASHED, Line.Withdrawn.CRASHED),
                archivist.lines(id, Viewer.SPECTATOR).stream()
                        .filter(Line.Withdrawn.class::isInstance)
                        .map(row -> ((Line.Withdrawn) row).why())
                        .toList());
    }

    @Test
    void aTurnThatCrashedBeforeItsSealIsSaidToHaveCrashed() {
        CampaignId id = tavern.running("turns", "5");
        archivist.write("moler 3");
        tavern.spoil("UPDATE campaign SET ruleset = 'gone' WHERE id = ?", id);
        tavern.toTheDeadline();
        tavern.spoil("UPDATE campaign SET ruleset = 'mill' WHERE id = ?", id);
        assertEquals(TurnStatus.CRASHED, tavern.newest(id).status());
        archivist.back(Optional.empty());
        tavern.toTheDeadline();
        right(id);
        Line.Withdrawn crashed = givenUp(id);
        assertEquals(Line.Withdrawn.CRASHED, crashed.why());
        assertEquals(Optional.empty(), crashed.root());
    }

    /** Who has all states is told that this one was spoilt; nobody else could know. */
    @ParameterizedTest
    @ValueSource(strings = {"OPEN", "CRASHED"})
    void aTurnThatNobodyCanReadAnyMoreHindersNoRecord(String status) {
        CampaignId id = tavern.running("turns", "5");
        tavern.toTheDeadline();
        archivist.write("romper");
        if (status.equals("CRASHED")) {
            tavern.toTheDeadline();
        }
        tavern.spoilState(id, status);
        if (status.equals("OPEN")) {
            tavern.toTheDeadline();
        }
        archivist.back(Optional.of(1));
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        assertEquals(Line.Withdrawn.CRASHED, givenUp(id).why());
        assertTrue(givenUp(id).sheets().stream().allMatch(sheet -> sheet.seat().isEmpty()));
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(new Seat(1)))) {
            assertEquals(List.of(), archivist.verify(archivist.file(id, viewer)).faults());
        }
        assertEquals(
                List.of(Check.STATE),
                archivist.verify(archivist.file(id, Viewer.DIRECTOR)).faults().stream()
                        .map(Finding::check)
                        .toList());
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"TOGETHER", "ONE_BY_ONE", "INSTANT"})
    void everythingAtOnceIsProvedAtEveryStage(String way) {
        CampaignId id = archivist.troubled(way, this::right);
        right(id);
        assertTrue(checks(id).get(Check.ACT) > 20, checks(id).toString());
    }

    /** What is put into the game, and an option that may change. A decree of Kaixiflán is told only when it happens. */
    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "caos, puntos #2 30, doubleFactor, 3",
        "cathay, marcar #2 ausente, maxRounds, 12",
        "hexadominacion, renombrar F6 Corona, publicStocks, true",
        "kaixiflan, pregon: Un cometa cruza el cielo., events.threshold, 4",
        "tribus, día #1 sábado, maxWeeks, 9"
    })
    void everyGameOfTheProjectIsPlayedAgainWithItsEdicts(String ruleset, String line, String option, String value) {
        CampaignId id = tavern.governed(
                "Mesa", tavern.office.library().rulebook(ruleset).hosted());
        GameMasterDesk desk = tavern.office.gameMaster();
        tavern.join(id, Tavern.ANA, 1);
        tavern.work();
        desk.option(act(id), option, value);
        desk.edict(act(id), line);
        right(id);
        tavern.playOn(id, 1);
        right(id);
        desk.rewind(act(id), desk.offerRewind(act(id), Optional.of(1)));
        desk.deadline(act(id), "0 9 * * *", "Europe/Paris");
        tavern.playOn(id, 2);
        right(id);
        assertTrue(checks(id).get(Check.ACT) > 8, checks(id).toString());
        String everybody = new String(archivist.file(id, Viewer.SPECTATOR), StandardCharsets.UTF_8);
        assertFalse(everybody.contains("Edict") || everybody.contains("cometa"), everybody);
    }

    private Line.Withdrawn givenUp(CampaignId id) {
        return archivist.lines(id, Viewer.SPECTATOR).stream()
                .filter(Line.Withdrawn.class::isInstance)
                .map(Line.Withdrawn.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** People write a zone in any case; whoever compares the options of a game compares letters. */
    @ParameterizedTest
    @CsvSource({
        "caos, turns, doubleFactor, 3",
        "cathay, maxRounds, turnHours, 12",
        "hexadominacion, rounds, publicStocks, true",
        "tribus, maxWeeks, missedAlert, 4"
    })
    @Tag("long")
    void aZoneInAnyCaseIsKeptUnderItsOwnNameToTheEndOfTheGame(
            String ruleset, String length, String option, String value) {
        CampaignId id = shortGame(ruleset, length);
        assertEquals("Europe/Madrid", options(id).get("zone"));
        tavern.office.campaigns().start(act(id));
        GameMasterDesk desk = tavern.office.gameMaster();
        desk.option(act(id), option, value);
        desk.option(act(id), "zone", "america/bogota");
        desk.deadline(act(id), "0 9 * * *", "europe/paris");
        assertEquals("Europe/Paris", options(id).get("zone"));
        playToTheEnd(id);
        right(id);
    }

    /** Versions that kept a zone as it was typed have left campaigns behind: their next act wrote it anew. */
    @Test
    void aZoneThatWasKeptAsItWasTypedAccusesNobody() {
        CampaignId id = shortGame("caos", "turns");
        tavern.spoil(
                "UPDATE campaign SET options = replace(options, 'Europe/Madrid', 'europe/madrid') WHERE id = ?", id);
        assertEquals("europe/madrid", options(id).get("zone"));
        tavern.office.campaigns().start(act(id));
        tavern.office.gameMaster().option(act(id), "doubleFactor", "3");
        playToTheEnd(id);
        right(id);
    }

    @Test
    void aZoneThatWasToldAsItWasTypedAccusesNobody() {
        CampaignId id = shortGame("caos", "turns");
        tavern.office.campaigns().start(act(id));
        tavern.office.gameMaster().option(act(id), "zone", "america/bogota");
        tavern.office.gameMaster().option(act(id), "doubleFactor", "3");
        List<Line> lines = new ArrayList<>(archivist.lines(id, Viewer.SPECTATOR));
        Line.Act told = (Line.Act) lines.get(1);
        Line.Deed done = (Line.Deed) lines.get(2);
        lines.set(
                1,
                new Line.Act(
                        told.at(),
                        told.turn(),
                        told.step(),
                        told.kind(),
                        told.words().with("value", new PlayerText("america/bogota"))));
        lines.set(
                2,
                new Line.Deed(
                        done.leaf(),
                        done.content(),
                        done.deed().map(text -> text.replace("America/Bogota", "america/bogota"))));
        assertEquals(List.of(), archivist.verify(RecordFile.write(lines)).faults());
    }

    /** A campaign that governors will play, and which is over soon. */
    private CampaignId shortGame(String ruleset, String length) {
        HostedRuleset<?> hosted = tavern.office.library().rulebook(ruleset).hosted();
        NewCampaign wish = new NewCampaign(
                "Corta",
                ruleset,
                hosted.manifest().seats().least(),
                Tavern.SPANISH,
                new TreeMap<>(Map.of(length, "1", "zone", "europe/madrid")),
                new TreeMap<>(Map.of(Term.CRON, "0 20 * * *")),
                Terms.USUAL.waiting(0));
        return tavern.office.campaigns().open(tavern.by(GM), wish).campaign().id();
    }

    private Map<String, String> options(CampaignId id) {
        return tavern.office.campaigns().roster(id).campaign().options();
    }

    private void playToTheEnd(CampaignId id) {
        for (int i = 0; i < 50 && tavern.office.memory().registrar().ending(id).isEmpty(); i++) {
            tavern.pass(Duration.ofSeconds(1));
            tavern.office.clerk().nextDeadline().ifPresent(any -> tavern.toTheDeadline());
        }
        assertTrue(tavern.office.memory().registrar().ending(id).isPresent(), "the game is over");
    }

    private Act act(CampaignId id) {
        return tavern.by(GM).in(id);
    }

    private Map<Check, Integer> checks(CampaignId id) {
        return archivist.verify(archivist.file(id, Viewer.DIRECTOR)).checked();
    }

    private void right(CampaignId id) {
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(new Seat(1)), Viewer.DIRECTOR)) {
            byte[] file = archivist.file(id, viewer);
            assertEquals(
                    List.of(),
                    archivist.verify(file).faults(),
                    () -> new String(file, StandardCharsets.UTF_8)
                            .lines()
                            .map(line -> line.substring(0, Math.min(140, line.length())))
                            .collect(Collectors.joining("\n", viewer + "\n", "\n")));
        }
    }
}
