package heraldo.bot.campaign.post;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every wait is twice as long as the one before, up to the longest. */
class BackoffTest {

    @Test
    void waitsDoubleUpToTheLongest() {
        Backoff backoff = new Backoff(Duration.ofSeconds(2), Duration.ofSeconds(15));
        assertEquals(
                IntStream.of(2, 4, 8, 15, 15).mapToObj(Duration::ofSeconds).toList(),
                IntStream.range(0, 5).mapToObj(backoff::after).toList());
    }

    @Test
    void howeverOftenItFailedNoWaitIsLonger() {
        Duration day = Duration.ofDays(1);
        assertEquals(day, new Backoff(Duration.ofSeconds(1), day).after(Integer.MAX_VALUE));
        assertEquals(day, new Backoff(Duration.ofSeconds(Integer.MAX_VALUE), day).after(Integer.MAX_VALUE));
    }

    @Test
    void aFirstWaitBeyondTheLongestIsAsLongAsThat() {
        assertEquals(Duration.ofMinutes(1), new Backoff(Duration.ofHours(1), Duration.ofMinutes(1)).after(0));
    }
}
