package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.refused;
import static heraldo.bot.discord.Tribes.MADRID;
import static java.time.DayOfWeek.FRIDAY;
import static java.time.DayOfWeek.MONDAY;
import static java.time.DayOfWeek.SUNDAY;
import static java.time.DayOfWeek.THURSDAY;
import static java.time.DayOfWeek.TUESDAY;
import static java.time.DayOfWeek.WEDNESDAY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.sandbox.person.Person;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The days of Tribus on the wall clock: windows, clock changes, days on which the bot was away, pauses, more time. */
@Tag("slow")
class TribusCalendarTest {

    @TempDir
    Path folder;

    @Test
    void aModalOpensAtMidnightAndClosesAtEight() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.until(TUESDAY, "23:59");
            tribes.bruno.use("órdenes listo");
            assertEquals(2, tribes.due(), "it is Tuesday still");
            tribes.until(WEDNESDAY, "19:59");
            tribes.table.stage.clockAt(tribes.deadline().toInstant().minusMillis(900));
            assertTrue(tribes.bruno
                    .use("tribus mover", "soldados", "1", "de", "J7", "a", "J8")
                    .text()
                    .contains("✔"));
            tribes.table.stage.clockAt(tribes.deadline().toInstant());
            refused(tribes.bruno.use("tribus mover", "soldados", "1", "de", "M4", "a", "M5"), "El plazo acabó");
            refused(
                    tribes.frank.use("tribus move", "soldiers", "1", "from", "G10", "to", "H10"),
                    "The deadline passed");
            tribes.until(WEDNESDAY, "20:01");
            String draft = tribes.bruno
                    .use("tribus mover", "soldados", "1", "de", "M4", "a", "M5")
                    .text();
            assertTrue(draft.contains("Tu tribu juega el miércoles"), draft);
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void theCloseIsAtEightOnTheDayWhenTheClocksChange() {
        try (Tribes tribes = Tribes.bare(folder)) {
            tribes.table.stage.clockAt(fridayBeforeTheWeekOf(summertime(tribes.now())));
            tribes.start();
            tribes.settle();
            assertEquals(ZoneOffset.ofHours(1), tribes.deadline().getOffset());
            tribes.until(MONDAY, "10:00");
            tribes.until(SUNDAY, "12:00");
            assertEquals(ZoneOffset.ofHours(2), tribes.deadline().getOffset());
            assertEquals("20:00", tribes.deadline().toLocalTime().toString());
            int sunday = tribes.turn().key().number();
            tribes.until(MONDAY, "00:00");
            assertTrue(tribes.chronicle(sunday).contains("Recursos de la semana 2"));
            tribes.nobodyComplained();
        }
    }

    private static Instant summertime(ZonedDateTime now) {
        ZoneOffsetTransition change =
                MADRID.getRules().nextTransition(now.plusDays(14).toInstant());
        return change.isGap()
                ? change.getInstant()
                : MADRID.getRules().nextTransition(change.getInstant()).getInstant();
    }

    private static Instant fridayBeforeTheWeekOf(Instant sunday) {
        return sunday.atZone(MADRID)
                .minusWeeks(1)
                .with(TemporalAdjusters.previous(FRIDAY))
                .withHour(12)
                .toInstant();
    }

    @Tag("long")
    @Test
    void daysOnWhichTheBotWasAwayArePlayedInTheirOrder() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.decree("dia #2 martes");
            tribes.until(MONDAY, "10:00");
            tribes.alba.use("tribus mover", "soldados", "5", "de", "A4", "a", "B4");
            tribes.bruno.use("tribus mover", "soldados", "5", "de", "J7", "a", "J8");
            tribes.clockAt(WEDNESDAY, "10:00");
            tribes.table.stage.restart();
            tribes.rest();
            assertTrue(tribes.chronicle(7).contains("5 soldados van de Cumbreja (A4) a B4."));
            assertTrue(tribes.chronicle(9).contains("5 soldados van de Espigón (J7) a J8."));
            assertEquals(11, tribes.turn().key().number());
            assertEquals(WEDNESDAY, tribes.deadline().getDayOfWeek(), "nothing is put off");
            tribes.nobodyComplained();
        }
    }

    /** Ticks are counted by the dice; what people read has no gaps. */
    @Tag("long")
    @Test
    void theNumbersThatPeopleReadHaveNoGaps() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.until(MONDAY, "10:00");
            tribes.until(SUNDAY, "12:00");
            tribes.until(MONDAY, "10:00");
            Archive archive = tribes.table.stage.office().archive();
            CampaignTurn open = tribes.turn();
            int now = archive.number(open.key()).seen();
            List<Integer> numbers = IntStream.rangeClosed(1, open.key().number())
                    .mapToObj(tick -> archive.turn(open.key().campaign(), tick)
                            .orElseThrow()
                            .key())
                    .filter(turn ->
                            !archive.before(turn).orElseThrow().turn().due().isEmpty())
                    .map(turn -> archive.number(turn).seen())
                    .toList();
            assertEquals(IntStream.rangeClosed(1, now).boxed().toList(), numbers);
            List<Integer> told = numbers(tribes, "El turno (\\d+) admite órdenes");
            assertEquals(told.stream().sorted().distinct().toList(), told, "each is announced once, in its order");
            assertTrue(now < tribes.turn().key().number(), "ticks have passed");
            Person gm = tribes.gm.in("crónica");
            assertTrue(
                    gm.use("mapa").text().contains("turno " + now + ": "),
                    gm.use("mapa").text());
            for (int turn = 1; turn < now; turn++) {
                String asked = String.valueOf(turn);
                assertTrue(gm.use("mapa", "turno", asked).text().contains("turno " + asked + ": "), asked);
                assertFalse(gm.use("informe", "turno", asked).text().startsWith("✖"), asked);
                String dice = gm.use("dados verificar", "turno", asked).text();
                assertTrue(dice.contains("Los dados del turno " + asked) && !dice.contains("✖"), dice);
            }
            refused(gm.use("mapa", "turno", String.valueOf(now)), "no se ha jugado");
            tribes.nobodyComplained();
        }
    }

    private static List<Integer> numbers(Tribes tribes, String words) {
        return tribes.gm.in("crónica").read().stream()
                .flatMap(said -> Pattern.compile(words).matcher(said.text()).results())
                .map(found -> Integer.valueOf(found.group(1)))
                .toList();
    }

    @Tag("long")
    @Test
    void theGameMasterMayChangeDaysUntilTheFirstIsPlayed() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.alba.use("tribus mover", "soldados", "5", "de", "A4", "a", "B4");
            tribes.decree("dia #2 lunes");
            assertEquals(2, tribes.due(), "the two have changed their days");
            await(tribes.frank, "crónica", "La dirección decide que Azul juega");
            tribes.until(TUESDAY, "10:00");
            refused(tribes.gm.in("diplomacia").use("dirección editar", "qué", "dia #3 martes"), "ya ha empezado");
            tribes.until(THURSDAY, "10:00");
            assertTrue(tribes.chronicle(10).contains("5 soldados van de Cumbreja (A4) a B4."), "kept for her day");
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void aPauseStopsTheClockAndTheOwnDayComesAgain() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.until(MONDAY, "10:00");
            tribes.gm.use("dirección pausar");
            tribes.alba.use("tribus mover", "soldados", "5", "de", "A4", "a", "B4");
            tribes.alba.use("órdenes listo");
            assertEquals(7, tribes.turn().key().number(), "nothing is played in a pause");
            tribes.gm.use("dirección reanudar");
            assertEquals(MONDAY, tribes.deadline().getDayOfWeek());
            assertTrue(Duration.between(tribes.now(), tribes.deadline()).toHours() < 11);
            tribes.gm.use("dirección pausar");
            tribes.table.stage.at(tribes.next(TUESDAY, "10:00"));
            assertEquals(7, tribes.turn().key().number());
            tribes.gm.use("dirección reanudar");
            assertEquals(MONDAY, tribes.deadline().getDayOfWeek());
            tribes.until(TUESDAY, "10:00");
            assertTrue(tribes.chronicle(7).contains("5 soldados van de Cumbreja (A4) a B4."));
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void moreTimeForOneTribeTakesNoOtherTribesDay() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.until(MONDAY, "10:00");
            tribes.gm.use("dirección prorrogar", "horas", "60");
            assertEquals(THURSDAY, tribes.deadline().getDayOfWeek());
            tribes.until(THURSDAY, "07:00");
            tribes.alba.use("tribus mover", "soldados", "5", "de", "A4", "a", "B4");
            tribes.until(THURSDAY, "09:00");
            assertTrue(tribes.chronicle(7).contains("5 soldados van de Cumbreja (A4) a B4."));
            assertEquals(TUESDAY, tribes.deadline().getDayOfWeek());
            tribes.until(WEDNESDAY, "10:00");
            assertEquals(2, tribes.due(), "Bruno has his Wednesday");
            assertFalse(
                    tribes.bruno.read().stream().anyMatch(said -> said.text().contains("pasa")));
            tribes.nobodyComplained();
        }
    }
}
