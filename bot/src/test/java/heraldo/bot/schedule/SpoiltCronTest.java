package heraldo.bot.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Deadline;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.testing.Sampling;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whatever is typed as a cadence or a zone gives deadlines that follow one another, or is refused in words: scraps, cadences of
 * any form, and such with a slip in them; as many of each as {@code -Dheraldo.spoilt} says.
 */
@Tag("slow")
class SpoiltCronTest {
    private static final Logger LOG = LoggerFactory.getLogger(SpoiltCronTest.class);

    private static final int TEXTS = Sampling.size("heraldo.spoilt", 375, 12_000);
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

    /** After so many deadlines a calendar that goes wrong has gone wrong. */
    private static final int FOLLOWED = 12;

    private static final List<String> ZONES =
            ZoneId.getAvailableZoneIds().stream().sorted().toList();
    /** What may be said of a cadence that is one: nobody ever meets it, or too often. */
    private static final Set<String> UNFIT = Set.of("cron-never", "cron-dense", "cron-sparse");

    private final CronCalendar calendar = new CronCalendar(Duration.ofHours(1), ZoneId.of("Europe/Madrid"));

    private final Random random = new Random(Sampling.seed(SpoiltCronTest.class, 17));

    @Test
    void spoiltCadencesGiveDeadlinesOrAreRefused() {
        int[] taken = {0};
        assertTimeoutPreemptively(Duration.ofSeconds(60L + TEXTS / 10), () -> {
            for (int i = 0; i < TEXTS; i++) {
                taken[0] += refusal(cron()).isEmpty() ? 1 : 0;
            }
        });
        LOG.info("scraps={} taken={} refused={} undeclared=0", TEXTS, taken[0], TEXTS - taken[0]);
        assertTrue(taken[0] < TEXTS / 2, () -> taken[0] + " of " + TEXTS + " were taken");
    }

    @Test
    void cadencesOfAnyFormGiveExactlyTheirDates() {
        int[] taken = {0};
        assertTimeoutPreemptively(Duration.ofSeconds(60L + TEXTS / 10), () -> {
            for (int i = 0; i < TEXTS; i++) {
                DrawnCron drawn = DrawnCron.of(random);
                Optional<String> refused = refusal(drawn.text());
                assertTrue(refused.isEmpty() || UNFIT.contains(refused.get()), drawn.text() + " " + refused);
                if (refused.isEmpty()) {
                    taken[0]++;
                    follow(drawn);
                }
            }
        });
        LOG.info("cadences={} taken={} unfit={} wrong=0", TEXTS, taken[0], TEXTS - taken[0]);
        assertTrue(taken[0] > TEXTS / 4, () -> taken[0] + " of " + TEXTS + " were taken");
    }

    @Test
    void cadencesWithASlipGiveDeadlinesOrAreRefused() {
        int[] taken = {0};
        assertTimeoutPreemptively(Duration.ofSeconds(60L + TEXTS / 10), () -> {
            for (int i = 0; i < TEXTS; i++) {
                taken[0] += refusal(DrawnCron.of(random).spoilt(random)).isEmpty() ? 1 : 0;
            }
        });
        LOG.info("slips={} taken={} refused={} undeclared=0", TEXTS, taken[0], TEXTS - taken[0]);
        assertTrue(taken[0] > TEXTS / 20 && taken[0] < TEXTS, () -> taken[0] + " of " + TEXTS + " were taken");
    }

    @Test
    void zonesWithASlipAreZonesOrAreRefused() {
        int taken = 0;
        for (int i = 0; i < TEXTS; i++) {
            StringBuilder name = new StringBuilder(ZONES.get(random.nextInt(ZONES.size())));
            String other = SCRAPS.get(random.nextInt(SCRAPS.size()));
            int at = random.nextInt(name.length());
            switch (random.nextInt(3)) {
                case 0 ->
                    name.replace(
                            0, name.length(), name.toString().replace('_', ' ').toLowerCase(Locale.ROOT));
                case 1 -> name.insert(at, other);
                default -> name.deleteCharAt(at);
            }
            try {
                assertTrue(ZONES.contains(calendar.zone(name.toString()).getId()));
                taken++;
            } catch (RefusedException e) {
                assertEquals("zone", e.refusal().code(), name.toString());
            }
        }
        LOG.info("zones={} taken={} refused={} undeclared=0", TEXTS, taken, TEXTS - taken);
        assertTrue(taken > TEXTS / 4 && taken < TEXTS, taken + " of " + TEXTS);
    }

    private String cron() {
        StringBuilder cron = new StringBuilder(random.nextBoolean() ? "0 " : "");
        int parts = 4 + random.nextInt(3);
        for (int part = 0; part < parts; part++) {
            cron.append(SCRAPS.get(random.nextInt(SCRAPS.size())));
            cron.append(random.nextInt(12) == 0 ? "" : " ");
        }
        return cron.toString();
    }

    /** Why it is no cadence; if it is one, its deadlines follow one another. */
    private Optional<String> refusal(String cron) {
        Cadence cadence = new Cadence(cron, zone());
        try {
            List<Deadline> dates = calendar.preview(cadence, NOW);
            assertEquals(40, dates.size(), cron);
            Instant before = NOW;
            for (Deadline date : dates) {
                assertTrue(date.at().isAfter(before), () -> cron + " in " + cadence.zone());
                before = date.at();
            }
            return Optional.empty();
        } catch (RefusedException e) {
            return Optional.of(e.refusal().code());
        } catch (RuntimeException e) {
            throw new AssertionError("not a declared error for \"" + cron + "\"", e);
        }
    }

    /** Every date has its deadline, and each is later than the one before; two that a clock change puts together are one. */
    private void follow(DrawnCron drawn) {
        Cadence cadence = new Cadence(drawn.text(), zone());
        Deadline last = new Deadline(LocalDateTime.ofInstant(NOW, cadence.zone()), NOW);
        for (int i = 0; i < FOLLOWED; i++) {
            Deadline next = calendar.next(cadence, last.nominal(), last.at());
            String where = drawn.text() + " in " + cadence.zone() + " after " + last;
            assertTrue(next.at().isAfter(last.at()), where);
            LocalDateTime date = drawn.after(last.nominal());
            while (!ZonedDateTime.ofLocal(date, cadence.zone(), null)
                    .toInstant()
                    .isAfter(last.at())) {
                date = drawn.after(date);
            }
            assertEquals(date, next.nominal(), where);
            last = next;
        }
    }

    private ZoneId zone() {
        return ZoneId.of(ZONES.get(random.nextInt(ZONES.size())));
    }
}
