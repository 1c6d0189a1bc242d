package heraldo.bot.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Cadence;
import heraldo.bot.campaign.Deadline;
import heraldo.bot.campaign.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whatever is typed as a cadence gives deadlines that follow one another, or is refused in words; as many as {@code -Dheraldo.spoilt} says. */
class SpoiltCronTest {
    private static final Logger LOG = LoggerFactory.getLogger(SpoiltCronTest.class);

    private static final int TEXTS = Integer.getInteger("heraldo.spoilt", 3000);
    private static final Instant NOW = Instant.parse("2027-03-27T12:00:00Z");
    private static final List<String> SCRAPS = List.of(
            "0",
            "5",
            "30",
            "59",
            "60",
            "23",
            "24",
            "31",
            "12",
            "13",
            "7",
            "8",
            "*",
            "*",
            "*",
            "*/2",
            "*/0",
            "*/99",
            "/",
            "-",
            ",",
            "1-5",
            "5-1",
            "0-7",
            "7-0",
            "1-5/2",
            "SUN",
            "mon",
            "FRI-SUN",
            "sat,sun",
            "JAN",
            "feb",
            "DEC-JAN",
            "DOM",
            "L",
            "LW",
            "W",
            "15W",
            "#",
            "5#2",
            "?",
            "@daily",
            "@",
            "\u0660",
            "\u0130",
            "\u017fun",
            "-1",
            "99999999999",
            "0x1",
            "1e3",
            "\u200b",
            "\u00a0",
            "\n",
            "\t",
            "1,2,3,4,5",
            ",,",
            "1,,2",
            "--",
            "*-5",
            "5/5",
            "'",
            "`",
            "${x}",
            "\0",
            "29 2",
            "31 2",
            "30 20 * * *");

    private final CronCalendar calendar = new CronCalendar(Duration.ofHours(1));

    @Test
    void spoilt_cadences_give_deadlines_or_are_refused() {
        Random random = new Random(17);
        int[] taken = {0};
        assertTimeoutPreemptively(Duration.ofSeconds(60L + TEXTS / 10), () -> {
            for (int i = 0; i < TEXTS; i++) {
                taken[0] += deadlines(cron(random)) ? 1 : 0;
            }
        });
        LOG.info("cadences={} taken={} refused={} undeclared=0", TEXTS, taken[0], TEXTS - taken[0]);
        assertTrue(taken[0] > 0 && taken[0] < TEXTS, () -> taken[0] + " of " + TEXTS + " were taken");
    }

    private static String cron(Random random) {
        StringBuilder cron = new StringBuilder(random.nextBoolean() ? "0 " : "");
        int parts = 4 + random.nextInt(3);
        for (int part = 0; part < parts; part++) {
            cron.append(SCRAPS.get(random.nextInt(SCRAPS.size())));
            cron.append(random.nextInt(12) == 0 ? "" : " ");
        }
        return cron.toString();
    }

    /** Whether it is a cadence. */
    private boolean deadlines(String cron) {
        try {
            List<Deadline> dates = calendar.preview(new Cadence(cron, ZoneId.of("Europe/Berlin")), NOW);
            Instant before = NOW;
            for (Deadline date : dates) {
                assertTrue(date.at().isAfter(before), cron);
                before = date.at();
            }
            assertEquals(3, dates.size(), cron);
            return true;
        } catch (RefusedException e) {
            return false;
        } catch (RuntimeException e) {
            throw new AssertionError("not a declared error for \"" + cron + "\"", e);
        }
    }
}
