package heraldo.bot.app;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.app.Finding.Verdict;
import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.campaign.post.RestoreGap;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the doctor finds in the books while the bot runs; the turn ends at 20:00. */
class BooksCheckupTest extends InTavern {
    private CampaignId id;

    @BeforeEach
    void begin() {
        id = tavern.running();
        tavern.work();
    }

    private List<Finding> findings(Instant now) {
        return new BooksCheckup(new BooksPlace.InFile(folder.resolve("heraldo.db")), now, Leniency.USUAL.posts()).all();
    }

    /** What is said of the campaign after its turn. */
    private String told(Verdict verdict) {
        Finding finding = findings(tavern.clock.instant()).get(1);
        assertEquals(verdict, finding.verdict());
        String turn = "turn 1 of \"Molino\" (" + id.text() + ") ";
        assertTrue(finding.sentence().startsWith(turn), finding.sentence());
        return finding.sentence().substring(turn.length());
    }

    private void assertNothingIsTold() {
        assertEquals(1, findings(tavern.clock.instant()).size());
    }

    @Test
    void booksThatAreNotThereAreToldElsewhere() {
        assertEquals(
                List.of(),
                new BooksCheckup(new BooksPlace.InFile(Path.of("nowhere.db")), Instant.EPOCH, Leniency.USUAL.posts())
                        .all());
    }

    @Test
    void postsThatWaitAreToldWithTheirAge() {
        assertEquals(
                "nothing waits to be posted", findings(Instant.EPOCH).get(0).sentence());
        Instant now = tavern.clock.instant();
        tavern.office.gameMaster().announce(tavern.by(GM), "Mañana hay mercado");
        Finding waiting = findings(now.plus(Duration.ofHours(2))).get(0);
        assertEquals(Verdict.NOTE, waiting.verdict());
        assertTrue(
                waiting.sentence().startsWith("posts that wait: 1, the oldest since " + now + ";"), waiting.sentence());
        assertEquals(Verdict.OK, findings(now.plusSeconds(5)).get(0).verdict());
        BooksPlace database = new BooksPlace.InFile(folder.resolve("heraldo.db"));
        Instant later = now.plus(Duration.ofHours(2));
        assertEquals(
                Verdict.OK,
                new BooksCheckup(database, later, Duration.ofHours(3))
                        .all()
                        .get(0)
                        .verdict());
    }

    @Test
    void aLessonThatIsUnderWayIsNoBacklog() {
        tavern.office.hiring().lessons().open(tavern.by(300), "kaixiflan", "Escuela");
        tavern.work();
        Instant later = tavern.clock.instant().plus(Duration.ofDays(3));
        assertEquals("nothing waits to be posted", findings(later).get(0).sentence());
    }

    @Test
    void aTurnThatRunsIsNotTold() {
        assertNothingIsTold();
    }

    @Test
    void aPausedTurnGoesOnWhenItsGameMasterResumes() {
        tavern.office.gameMaster().pause(tavern.by(GM));
        assertEquals("is paused: its game master types /gm resume when it is to go on", told(Verdict.NOTE));
        tavern.office.gameMaster().resume(tavern.by(GM));
        assertNothingIsTold();
    }

    @Test
    void aTurnInAServerWithoutTheBotWantsTheBotFirst() {
        tavern.contact = Contact.GONE;
        tavern.work();
        assertEquals(
                "is paused, for the bot is not in its server: invite it again, then its game master types /gm resume",
                told(Verdict.NOTE));
        tavern.contact = Contact.OPEN;
        tavern.work();
        tavern.office.gameMaster().resume(tavern.by(GM));
        assertNothingIsTold();
    }

    @Test
    void aTurnOfOlderBooksIsForItsGameMasterToDecide() {
        new RestoreGap(tavern.database, tavern.clock).holdAll();
        assertEquals(
                "is held, for these books were older than what had been posted: its game master decides with /gm resume,"
                        + " /gm resolve or /gm deadline",
                told(Verdict.NOTE));
        tavern.office.gameMaster().resume(tavern.by(GM));
        assertNothingIsTold();
    }

    @Test
    void aTurnWhoseDeadlineWasMissedGoesOnByItself() {
        tavern.contact = Contact.CUT;
        tavern.pass(DAY);
        tavern.contact = Contact.OPEN;
        tavern.work();
        assertEquals(
                "was not ended when its deadline came; it goes on by itself and ends at " + EIGHT.plus(DAY),
                told(Verdict.NOTE));
        tavern.toTheDeadline();
        assertNothingIsTold();
    }

    @Test
    void aTurnHeldOverTheClockGoesOnWhenThatIsInOrder() {
        tavern.setClock(Duration.ofHours(9));
        tavern.work();
        assertEquals(
                "is held, for the clock was set; it goes on by itself when the clock is in order again",
                told(Verdict.NOTE));
        tavern.setClock(Duration.ofHours(-9));
        tavern.work();
        assertNothingIsTold();
    }

    @Test
    void aTurnThatCouldNotBePlayedIsOpenedAgain() {
        tavern.office.orders().add(tavern.by(ANA), "romper");
        tavern.toTheDeadline();
        assertEquals(
                "has crashed: its game master opens it again with /gm rewind, or asks whoever made the ruleset",
                told(Verdict.FAIL));
        GameMasterDesk desk = tavern.office.gameMaster();
        desk.rewind(tavern.by(GM), desk.offerRewind(tavern.by(GM), Optional.empty()));
        assertNothingIsTold();
    }
}
