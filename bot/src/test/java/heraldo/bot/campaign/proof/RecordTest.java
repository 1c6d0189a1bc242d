package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.master.RewindOffer;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.Reach;
import heraldo.bot.store.OlderForm;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a record proves, and what it tells to whom. */
@Tag("slow")
class RecordTest extends InTavern {
    private Archivist archivist;

    @BeforeEach
    void open() {
        archivist = new Archivist(tavern);
    }

    @Test
    void theRecordOfAFinishedGameProvesEverything() {
        byte[] file = archivist.file(archivist.ended(), Viewer.DIRECTOR);
        Verdict verdict = archivist.verify(file);
        assertEquals(List.of(), verdict.faults());
        assertEquals(
                EnumSet.allOf(Check.class), EnumSet.copyOf(verdict.checked().keySet()));
        assertEquals(verdict.checked(), archivist.verify(RecordFile.pack(file)).checked());
    }

    @Test
    void theRecordOfARunningGameProvesDiceAndSealsAndTellsNoSecret() {
        CampaignId id = archivist.twoTurns();
        byte[] file = archivist.file(id, Viewer.SPECTATOR);
        Verdict verdict = archivist.verify(file);
        assertEquals(List.of(), verdict.faults());
        assertTrue(verdict.checked()
                .keySet()
                .containsAll(EnumSet.of(Check.DIGEST, Check.CHAIN, Check.SEED, Check.ROOT, Check.DICE)));
        String text = new String(file, StandardCharsets.UTF_8);
        assertFalse(text.contains("moler") || text.contains("Grind") || text.contains("salt\""), text);
        Dossier whole = new Registrar(tavern.database).dossier(id);
        whole.pages().stream()
                .flatMap(page -> page.sheets().stream())
                .forEach(sheet -> assertFalse(text.contains(
                        HexFormat.of().formatHex(sheet.commitment().salt()))));
    }

    @Test
    void aRecordSaysWhatPeopleCallTheTurnsItCounts() {
        CampaignId id = fourDays();
        List<Line> lines = archivist.lines(id, Viewer.SPECTATOR);
        int last = tavern.newest(id).key().number() - 1;
        List<Integer> seen = IntStream.rangeClosed(1, last)
                .map(own ->
                        tavern.office.archive().number(new TurnKey(id, own, 0)).seen())
                .boxed()
                .toList();
        assertEquals(new Line.Numbers(seen), lines.getLast());
        assertTrue(seen.getLast() < last, seen + " of " + last);
        assertEquals(List.of(), archivist.verify(RecordFile.write(lines)).faults());
        for (List<Integer> wrong : List.of(List.<Integer>of(), List.of(2), seen.subList(1, last))) {
            List<Line> forged = new ArrayList<>(lines);
            forged.set(lines.size() - 1, new Line.Numbers(wrong));
            assertFalse(archivist.verify(RecordFile.write(forged)).faults().isEmpty(), wrong.toString());
        }
        List<Line> without = lines.subList(0, lines.size() - 1);
        assertFalse(archivist.verify(RecordFile.write(without)).faults().isEmpty());
    }

    /** With days of which nobody is waited for, so people count fewer turns than the record. */
    private CampaignId fourDays() {
        CampaignId id = tavern.market();
        for (int i = 0; i < 4; i++) {
            tavern.toTheDeadline();
            tavern.work();
        }
        return id;
    }

    @Test
    void thatSomebodyElseDirectsStandsInTheRecordWithoutHisName() {
        CampaignId id = tavern.running("turns", "3");
        tavern.office.direction().handOver(tavern.by(GM), new Guest(EVE, "Eva"));
        tavern.office
                .invitations()
                .accept(
                        tavern.by(EVE),
                        tavern.office.staff().invitations(id).getFirst().id());
        for (int i = 0; i < 3; i++) {
            tavern.toTheDeadline();
            tavern.work();
        }
        byte[] file = archivist.file(id, Viewer.SPECTATOR);
        assertEquals(List.of(), archivist.verify(file).faults());
        String text = new String(file, StandardCharsets.UTF_8);
        assertTrue(text.contains("campaign.post.directs"), text);
        assertFalse(text.contains("user" + EVE), text);
    }

    @Test
    void aCampaignGoesBackToATurnOfPeopleAndItsRecordFollows() {
        CampaignId id = fourDays();
        int open = tavern.newest(id).key().number();
        GameMasterDesk desk = tavern.office.gameMaster();
        RewindOffer offer = desk.offerRewind(tavern.by(GM), Optional.empty());
        Archive archive = tavern.office.archive();
        int seen = archive.number(new TurnKey(id, open - 1, 0)).seen();
        assertEquals(offer, desk.offerRewind(tavern.by(GM), Optional.of(seen)));
        Message told = desk.rewind(tavern.by(GM), offer);
        assertEquals("campaign.post.rewind-aside", told.key());
        assertEquals(Map.of("turn", seen, "own", offer.number()), told.arguments());
        assertFalse(archive.awaited(id).isEmpty(), "somebody is waited for in it");
        for (int i = 0; i < 3; i++) {
            tavern.toTheDeadline();
            tavern.work();
        }
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.DIRECTOR)) {
            assertEquals(List.of(), archivist.verify(archivist.file(id, viewer)).faults());
        }
    }

    /** Turns that were played before the campaign was taken back, and are not reached again, keep the numbers of then. */
    @Test
    void aGameThatEndsEarlierThanItHadOnceComeIsCountedToItsEnd(@TempDir Path old) {
        CampaignId id = fourDays();
        Duration played = Duration.between(Tavern.NOON, tavern.clock.instant());
        tavern.close();
        // A version that called every turn as it is counted has left it behind.
        OlderForm.write(9, folder.resolve("heraldo.db"), old.resolve("heraldo.db"), Duration.ZERO);
        tavern = new Tavern(old);
        IntStream.range(0, 100).forEach(any -> tavern.by(GM));
        archivist = new Archivist(tavern);
        tavern.sleep(played);
        archivist.back(Optional.of(3));
        tavern.work();
        tavern.toTheDeadline();
        tavern.contact = Reach.Contact.GONE;
        tavern.pass(Tavern.EXILE);
        tavern.pass(Tavern.EXILE);
        assertTrue(tavern.office.memory().registrar().ending(id).isPresent(), "the campaign is over");
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.DIRECTOR)) {
            Verdict verdict = archivist.verify(archivist.file(id, viewer));
            assertEquals(List.of(), verdict.faults());
        }
    }

    @Test
    void noRecordOfARunningGameTellsTheSeedsOfTurnsToCome() {
        CampaignId id = archivist.twoTurns();
        byte[] master = tavern.database.read(books -> books.campaigns().master(id));
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(new Seat(1)), Viewer.DIRECTOR)) {
            Line.Campaign heading = (Line.Campaign) archivist.lines(id, viewer).get(0);
            assertEquals(Optional.empty(), heading.links().last());
            assertEquals(Optional.empty(), heading.origin().setupSeed());
            String text = new String(archivist.file(id, viewer), StandardCharsets.UTF_8);
            for (int turn = 3; turn < 10; turn++) {
                String link = HexFormat.of()
                        .formatHex(heraldo.rules.chance.SeedChain.of(id.text(), master)
                                .link(turn));
                assertFalse(text.contains(link));
            }
        }
    }

    @Test
    void aTurnThatIsOpenAgainKeepsItsLinkToItself() {
        CampaignId id = tavern.running("way", "INSTANT");
        tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 3");
        var desk = tavern.office.gameMaster();
        desk.rewind(tavern.by(Tavern.GM), desk.offerRewind(tavern.by(Tavern.GM), Optional.empty()));
        assertEquals(List.of(), new Registrar(tavern.database).dossier(id).pages());
        tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 2");
        tavern.office.orders().add(tavern.by(Tavern.ANA), "descansar");
        assertEquals(
                List.of(true, false, true, true),
                new Registrar(tavern.database)
                        .dossier(id).pages().stream()
                                .map(page -> page.turn().result().isPresent())
                                .toList());
        assertEquals(
                List.of(), archivist.verify(archivist.file(id, Viewer.DIRECTOR)).faults());
    }

    /** Nobody hashes a million times because a record says so. */
    @Test
    void aChainThatIsLongerThanAnyIsFound() {
        CampaignId id = archivist.twoTurns();
        String file = new String(archivist.file(id, Viewer.SPECTATOR), StandardCharsets.UTF_8);
        String longer = file.replaceFirst("\"chain\":4096", "\"chain\":4097");
        Verdict verdict = archivist.verify(longer.getBytes(StandardCharsets.UTF_8));
        assertEquals(verdict.checked().get(Check.CHAIN), verdict.wrong(Check.CHAIN), verdict.faults()::toString);
    }

    @Test
    void whoLeavesWordForLaterTurnsIsNotTold() {
        CampaignId id = tavern.running(new NewCampaign(
                "Relevo",
                "relay",
                2,
                Tavern.SPANISH,
                new TreeMap<>(Map.of("way", "INSTANT")),
                Tavern.ending("0 9,21 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0)));
        tavern.office.orders().paste(tavern.by(Tavern.BEN), "moler 3");
        tavern.office.orders().add(tavern.by(Tavern.ANA), "descansar");
        tavern.work();
        Line.Turn ahead = (Line.Turn) archivist.lines(id, Viewer.SPECTATOR).get(1);
        assertEquals(Optional.empty(), ahead.sheets().get(0).seat());
        assertEquals(
                List.of(),
                archivist.verify(archivist.file(id, Viewer.SPECTATOR)).faults());
        assertEquals(
                List.of(),
                archivist.verify(archivist.file(id, Viewer.of(new Seat(2)))).faults());
        assertEquals(
                List.of(), archivist.verify(archivist.file(id, Viewer.DIRECTOR)).faults());
    }

    @Test
    void aPlayersRecordTellsTheOwnSheetsAndNoOthers() {
        CampaignId id = archivist.twoTurns();
        byte[] file = archivist.file(id, Viewer.of(new Seat(1)));
        Verdict verdict = archivist.verify(file);
        assertEquals(List.of(), verdict.faults());
        assertEquals(3, verdict.checked().get(Check.LEAF));
        String text = new String(file, StandardCharsets.UTF_8);
        assertTrue(text.contains("moler 3"), text);
        assertFalse(text.contains("moler 5"), text);
    }

    @Test
    void theHostsRecordOfARunningGameIsPlayedAgainWithoutTheSecretSetUp() {
        Verdict verdict = archivist.verify(archivist.file(archivist.twoTurns(), Viewer.DIRECTOR));
        assertEquals(List.of(), verdict.faults());
        assertTrue(verdict.checked().containsKey(Check.REPLAY));
        assertFalse(verdict.checked().containsKey(Check.SETUP));
    }

    @Test
    void gamesOfEveryKindOfTurnProveThemselves() {
        for (String way : List.of("TOGETHER", "ONE_BY_ONE", "INSTANT")) {
            tavern.close();
            tavern = new Tavern(folder.resolve(way));
            archivist = new Archivist(tavern);
            CampaignId id = tavern.running("way", way);
            tavern.office.orders().add(tavern.by(Tavern.ANA), "moler 3");
            for (int turn = 1; turn <= 3; turn++) {
                tavern.toTheDeadline();
            }
            assertEquals(
                    List.of(),
                    archivist.verify(archivist.file(id, Viewer.DIRECTOR)).faults(),
                    way);
        }
    }
}
