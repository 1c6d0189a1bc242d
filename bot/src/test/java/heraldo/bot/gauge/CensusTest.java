package heraldo.bot.gauge;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.ReadingRoom;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.campaign.port.Reach.Contact;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is counted in the books of a tavern; its first turn ends at 20:00. */
@Tag("slow")
class CensusTest extends InTavern {
    private static final Duration TOLERANCE = Duration.ofMinutes(1);
    private static final Duration MOMENT = Duration.ofSeconds(10);

    private long nanos;
    private int readings;

    private final ReadingRoom books = new ReadingRoom() {
        @Override
        public <T> T read(Function<Books, T> look) {
            readings++;
            return tavern.database.read(look);
        }
    };

    /** A census of those who have not counted yet. */
    private Census census() {
        return new Census(books, () -> tavern.clock.instant(), () -> nanos, server -> tavern.contact, TOLERANCE);
    }

    private Map<Standing, Integer> turns() {
        return census().tally().orElseThrow().turns();
    }

    private void sleepUntil(Instant moment) {
        tavern.sleep(Duration.between(tavern.clock.instant(), moment));
    }

    @Test
    void aTurnIsOpenThenDueThenLate() {
        tavern.running();
        assertEquals(Map.of(Standing.OPEN, 1), turns());
        sleepUntil(EIGHT.plus(MOMENT));
        assertEquals(Map.of(Standing.DUE, 1), turns());
        sleepUntil(EIGHT.plus(TOLERANCE).plusMillis(1));
        assertEquals(Map.of(Standing.LATE, 1), turns());
        assertEquals(TOLERANCE.plusMillis(1), census().tally().orElseThrow().overdue());
    }

    @Test
    void aTurnWhosePeopleCannotReachTheBotIsNotCalledLate() {
        tavern.running();
        sleepUntil(EIGHT.plus(Duration.ofHours(1)));
        tavern.contact = Contact.CUT;
        assertEquals(Map.of(Standing.CUT_OFF, 1), turns());
        assertEquals(Duration.ZERO, census().tally().orElseThrow().overdue());
    }

    @Test
    void aPausedTurnIsHeldHoweverLongItLasts() {
        tavern.running();
        tavern.office.gameMaster().pause(tavern.by(GM));
        sleepUntil(EIGHT.plus(DAY));
        assertEquals(Map.of(Standing.HELD, 1), turns());
    }

    @Test
    void aTurnThatCouldNotBePlayedHasCrashedAndCountsBesideTheOthers() {
        CampaignId broken = tavern.running();
        CampaignId sound = tavern.office
                .campaigns()
                .open(tavern.by(GM), Tavern.wish("Dos"))
                .campaign()
                .id();
        tavern.join(sound, EVE, 1);
        tavern.office.campaigns().start(tavern.by(GM).in(sound));
        tavern.spoilState(broken, "OPEN");
        tavern.toTheDeadline();
        assertEquals(Map.of(Standing.CRASHED, 1, Standing.OPEN, 1), turns());
    }

    @Test
    void onlyTheNewestTurnOfACampaignUnderWayCounts() {
        CampaignId id = tavern.running();
        tavern.endTurn(id);
        tavern.endTurn(id);
        assertEquals(Map.of(Standing.OPEN, 1), turns());
        tavern.office.closing().end(tavern.by(GM).in(id));
        assertEquals(Map.of(), turns());
    }

    @Test
    void whatWaitsToBePostedIsCountedWithItsAge() {
        tavern.running();
        assertEquals(0, census().tally().orElseThrow().posts());
        assertEquals(Duration.ZERO, census().tally().orElseThrow().age());
        tavern.office.gameMaster().pause(tavern.by(GM));
        tavern.sleep(MOMENT);
        assertEquals(1, census().tally().orElseThrow().posts());
        assertEquals(MOMENT, census().tally().orElseThrow().age());
    }

    @Test
    void theBooksAreAskedOnceInFiveSecondsHoweverOftenSomebodyLooks() {
        tavern.running();
        Census census = census();
        for (int look = 0; look < 100; look++) {
            census.tally();
            nanos += Duration.ofMillis(40).toNanos();
        }
        assertEquals(1, readings);
        nanos += Duration.ofSeconds(1).toNanos();
        census.tally();
        assertEquals(2, readings);
    }

    @Test
    void booksThatCannotBeReadAreAskedNoMoreOftenAndGiveNoFigures() {
        tavern.running();
        ReadingRoom closed = new ReadingRoom() {
            @Override
            public <T> T read(Function<Books, T> look) {
                readings++;
                throw new ClosedBooksException("gone");
            }
        };
        Census census =
                new Census(closed, () -> tavern.clock.instant(), () -> nanos, server -> Contact.OPEN, TOLERANCE);
        assertEquals(Optional.empty(), census.tally());
        assertEquals(Optional.empty(), census.tally());
        assertEquals(1, readings);
    }

    @Test
    void howLongAfterItsDeadlineAResultIsPostedIsToldOfItAlone() {
        List<Duration> late = new ArrayList<>();
        Census census = census();
        tavern.post.whenDone(done -> census.lateness(done).ifPresent(late::add));
        tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        sleepUntil(EIGHT.plus(MOMENT));
        tavern.work();
        assertEquals(List.of(MOMENT), late);
    }

    @Test
    void aTurnThatTheGameMasterEndsEarlyHasNotKeptItsDeadline() {
        List<Duration> late = new ArrayList<>();
        Census census = census();
        tavern.post.whenDone(done -> census.lateness(done).ifPresent(late::add));
        tavern.running();
        tavern.office.gameMaster().resolve(tavern.by(GM));
        tavern.work();
        assertEquals(List.of(), late);
    }
}
