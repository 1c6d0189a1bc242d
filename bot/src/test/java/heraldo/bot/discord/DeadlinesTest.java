package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.engine.HostedRuleset;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Deadlines are changed in words; no time that players were promised is taken away unasked. Turns end daily at 20:00. */
@Tag("slow")
class DeadlinesTest {

    private static final ZoneId MADRID = ZoneId.of("Europe/Madrid");
    private static final Duration DAY = Duration.ofDays(1);

    @TempDir
    Path folder;

    private Table table;
    private Person gm;

    @BeforeEach
    void theGameIsOn() {
        table = Table.running(folder, "Los Hijos");
        gm = table.gm.in("diplomacia");
    }

    @AfterEach
    void everybodyGoesHome() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    static List<HostedRuleset<?>> games() {
        return Sampling.some(DeadlinesTest.class, 1, Stage.projects());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameTakesACadenceInWordsWithSeveralLines(HostedRuleset<?> game) {
        Said asked = table.gm
                .in("general")
                .use(
                        "campaña nueva",
                        "juego",
                        game.id(),
                        "nombre",
                        "Otra",
                        "puestos",
                        "4",
                        "plazo",
                        "miércoles y domingos a las 21:30; último día del mes a las 20:00",
                        "primer-plazo",
                        "21/12 18:00",
                        "sin-plazos",
                        "del 24/12 al 6/1")
                .said();
        assertTrue(asked.text().contains("¿Abrir esta campaña?"), asked.text());
    }

    private Said panel() {
        return gm.use("dirección panel").said();
    }

    private Said cadence(String said) {
        return gm.use("dirección plazo", "plazo", said).said();
    }

    private static String day(Instant instant) {
        return DateTimeFormatter.ofPattern("d/M").format(LocalDate.ofInstant(instant, MADRID));
    }

    @Test
    void aCadenceThatTakesTimeAwayIsAskedForWithItsDatesAndWhoLosesIt() {
        Instant due = table.due();
        Said asked = cadence("todos los días a las 17:00");
        assertTrue(asked.text().contains("3 horas menos para"), asked.text());
        assertTrue(asked.text().contains("cuyas hojas aún no están listas"), asked.text());
        assertEquals(
                5, asked.text().lines().filter(line -> line.startsWith("• ")).count(), asked.text());
        assertEquals(due, table.due(), "nothing has changed yet");
        assertEquals(List.of("Desde el turno siguiente", "Ya, con este turno", "No hacer nada"), asked.buttons());
        Said later = gm.press(asked, "Desde el turno siguiente").said();
        assertTrue(later.text().contains("a partir del turno siguiente: todos los días a las 17:00"), later.text());
        assertEquals(due, table.due());
        table.endTurn();
        assertEquals(due.plus(DAY).minus(Duration.ofHours(3)), table.due());
        Table.await(table.alba, "crónica", "Este turno acaba cuando estaba dicho");
    }

    @Tag("long")
    @Test
    void aCadenceCanTakeTimeAwayIfThatIsMeant() {
        Instant due = table.due();
        Said asked = cadence("cada día a las 5 pm");
        gm.press(asked, "Ya, con este turno");
        assertEquals(due.minus(Duration.ofHours(3)), table.due());
        Table.await(table.alba, "crónica", "desde ahora, todos los días a las 17:00");
    }

    @Tag("long")
    @Test
    void aCadenceThatGivesTimeIsNotAskedFor() {
        Instant due = table.due();
        Form form = gm.select(panel(), "cron").asked();
        Said done = gm.fill(form, "todos los días a las 21:30", "Europe/Madrid").said();
        assertTrue(done.text().contains("todos los días a las 21:30"), done.text());
        assertEquals(due.plus(Duration.ofMinutes(90)), table.due());
    }

    @Test
    void aCadenceWithOddDatesIsAskedForAndSaysWhichTheyAre() {
        Said asked = cadence("todos los días a las 20:00; todos los días a las 22:00");
        assertTrue(asked.text().contains("⚠️ Dos plazos quedan muy juntos, a 2 horas uno de otro"), asked.text());
        Said done = gm.press(asked, "Cambiar la cadencia").said();
        assertTrue(done.text().contains("todos los días a las 20:00 y todos los días a las 22:00"), done.text());
    }

    @Test
    void anEarlierEndOfTheTurnIsAskedFor() {
        Instant due = table.due();
        Said asked = gm.use("dirección plazo", "fecha", day(due) + " 19:30").said();
        assertTrue(asked.text().contains("30 minutos menos para"), asked.text());
        assertEquals(due, table.due());
        gm.press(asked, "Cambiar el final del turno");
        assertEquals(due.minus(Duration.ofMinutes(30)), table.due());
    }

    @Test
    void whoResolvesAtOnceKnowsWhenTheNextTurnEndsAndMayHaveItSooner() {
        Instant due = table.due();
        Said asked = gm.select(panel(), "resolve").said();
        assertTrue(
                asked.text()
                        .contains(
                                "El turno siguiente acabará <t:" + due.plus(DAY).getEpochSecond()),
                asked.text());
        assertTrue(asked.text().contains("También puede acabar antes, <t:" + due.getEpochSecond()), asked.text());
        gm.press(asked, "Resolver, y el siguiente antes");
        Table.await(gm, "crónica", "El turno 2 admite órdenes");
        assertEquals(due, table.due());
        Said again = gm.in("diplomacia").select(panel(), "resolve").said();
        gm.press(again, "Resolver ya");
        Table.await(gm, "crónica", "El turno 3 admite órdenes");
        assertEquals(due.plus(DAY), table.due());
    }

    @Tag("long")
    @Test
    void daysWithoutDeadlinesAreNamedInAFormAndMoveTheDeadlineOnOneOfThem() {
        Instant due = table.due();
        Form form = gm.select(panel(), "quiet").asked();
        String days = "del " + day(due) + " al " + day(due.plus(DAY.multipliedBy(2)));
        Said done = gm.fill(form, days).said();
        assertTrue(done.text().contains("El plazo de este turno pasa a ser"), done.text());
        assertTrue(done.text().contains("Sin plazos del "), done.text());
        assertEquals(due.plus(DAY.multipliedBy(3)), table.due());
        Table.await(table.alba, "crónica", "fija días sin plazos: del ");
        assertTrue(table.alba.in("diplomacia").use("campaña info").text().contains("Sin plazos del "));
        String none = gm.use("dirección plazo", "sin-plazos", "ninguno").text();
        assertTrue(none.contains("quita los días sin plazos"), none);
        assertFalse(panel().text().contains("Sin plazos"), "none is known any more");
        assertEquals(due.plus(DAY.multipliedBy(3)), table.due(), "what was promised stays");
        String nonsense = gm.use("dirección plazo", "sin-plazos", "en verano").text();
        assertTrue(nonsense.contains("«en verano» no son días"), nonsense);
    }
}
