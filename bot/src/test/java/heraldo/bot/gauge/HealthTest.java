package heraldo.bot.gauge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.ReadingRoom;
import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.campaign.port.Reach;
import heraldo.bot.discord.gate.Parts;
import heraldo.bot.discord.room.Lookout;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a supervisor is told of a program that is not connected yet; the first turn of its campaign ends at 20:00. */
class HealthTest extends InTavern {
    private static final String CUT = "there is no connection to Discord";

    @BeforeEach
    void open() {
        tavern.running();
    }

    private List<String> faults(ReadingRoom books) {
        Lookout lookout = new Lookout(
                Parts.all(1), tavern.clock, () -> 0, at -> {}, Duration.ofMinutes(1), Duration.ofSeconds(3));
        Census census = new Census(books, tavern.clock, () -> 0, server -> Reach.Contact.OPEN, Duration.ofMinutes(1));
        return new Health(census, lookout).faults();
    }

    private List<String> faultsAt(Instant moment) {
        tavern.sleep(Duration.between(tavern.clock.instant(), moment));
        return faults(tavern.database);
    }

    @Test
    void aTurnMayEndSomeMinutesAfterItsDeadlineAndNoMore() {
        assertEquals(List.of(CUT), faultsAt(EIGHT.minusSeconds(1)));
        assertEquals(List.of(CUT), faultsAt(EIGHT.plus(Duration.ofMinutes(5))));
        assertEquals(
                List.of(CUT, "a turn should have ended 7 minutes ago"), faultsAt(EIGHT.plus(Duration.ofMinutes(7))));
    }

    @Test
    void booksThatCannotBeReadAreTold() {
        ReadingRoom closed = new ReadingRoom() {
            @Override
            public <T> T read(Function<Books, T> look) {
                throw new ClosedBooksException("gone");
            }
        };
        assertEquals(List.of("the database does not answer", CUT), faults(closed));
    }

    @Test
    void whatIsWrongIsToldAsJson() {
        assertEquals("{\"healthy\":true,\"faults\":[]}", Health.json(List.of()));
        assertEquals("{\"healthy\":false,\"faults\":[\"a\",\"b\"]}", Health.json(List.of("a", "b")));
    }
}
