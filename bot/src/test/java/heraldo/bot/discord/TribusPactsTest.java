package heraldo.bot.discord;

import static heraldo.bot.discord.Table.refused;
import static java.time.DayOfWeek.MONDAY;
import static java.time.DayOfWeek.SATURDAY;
import static java.time.DayOfWeek.TUESDAY;
import static java.time.DayOfWeek.WEDNESDAY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tribes agree on, and what nobody else learns. */
@Tag("slow")
class TribusPactsTest {

    private static final String FAVOUR = "salmones ahumados";

    @TempDir
    Path folder;

    private static void propose(Person from, String to, String give, String get, String note) {
        String receipt = from.use("tribus pacto", "con", to, "doy", give, "recibo", get, "nota", note)
                .text();
        assertTrue(receipt.contains("✔"), receipt);
    }

    @Test
    void aPactIsProposedAcceptedAndCarriedOutAtTheClose() {
        try (Tribes tribes = Tribes.settled(folder)) {
            propose(tribes.alba, "Azul", "tierra B4", "tierra L4", FAVOUR);
            assertEquals(0, tribes.found(3, "pact"));
            tribes.until(TUESDAY, "09:00");
            assertTrue(tribes.alba.in("rojo").use("informe").text().contains("espera la respuesta de Azul"));
            assertTrue(tribes.bruno.in("azul").use("informe").text().contains("El pacto 1 espera tu respuesta"));
            assertFalse(tribes.frank.use("report").text().contains(FAVOUR));
            assertEquals(List.of("1"), tribes.bruno.complete("tribus aceptar", "id", ""));
            assertEquals(List.of(), tribes.frank.complete("tribus accept", "id", ""));
            refused(tribes.frank.use("tribus accept", "id", "1"), "no open pact");
            refused(tribes.alba.use("tribus aceptar", "id", "1"), "ningún pacto");
            tribes.bruno.use("tribus aceptar", "id", "1");
            Said concerned = tribes.alba.await("Hay algo nuevo que atañe a tu hoja");
            String own = tribes.alba.press(concerned, "Mis órdenes").text();
            assertTrue(own.contains("☞ Azul acepta el pacto 1"), own);
            tribes.until(WEDNESDAY, "09:00");
            String told = tribes.chronicle(9);
            assertTrue(told.contains("cumplen lo pactado") && told.contains("la tierra B4"), told);
            assertTrue(told.contains(FAVOUR), told);
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void theSamePactFromTheOtherSideAcceptsItOnTheSameDay() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.until(MONDAY, "10:00");
            propose(tribes.alba, "Azul", "tierra B4", "tierra L4", FAVOUR);
            propose(tribes.bruno, "Rojo", "tierra L4", "tierra B4", FAVOUR);
            tribes.until(TUESDAY, "09:00");
            assertTrue(tribes.chronicle(8).contains("cumplen lo pactado"));
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void pactsAreRejectedWithdrawnAndForgotten() {
        try (Tribes tribes = Tribes.settled(folder)) {
            refused(deal(tribes.alba, "Rojo", "nada", "nada"), "tu propia tribu");
            refused(deal(tribes.alba, "Azul", "tierra J8", "nada"), "Rojo no puede entregar ahora la tierra J8");
            refused(deal(tribes.alba, "Azul", "tierra B4", "tierra B4"), "dos veces");
            propose(tribes.alba, "Azul", "tierra B4", "nada", "primero");
            propose(tribes.alba, "Azul", "tierra B5", "nada", "segundo");
            propose(tribes.alba, "Azul", "tierra A3", "nada", "tercero");
            tribes.until(TUESDAY, "09:00");
            tribes.bruno.in("azul").use("tribus rechazar", "id", "1");
            tribes.alba.in("rojo").use("tribus retirar", "id", "2");
            tribes.alba.await("Hay algo nuevo que atañe a tu hoja");
            tribes.bruno.await("Hay algo nuevo que atañe a tu hoja");
            String rejected = tribes.alba.use("órdenes ver").text();
            assertTrue(rejected.contains("☞ Azul rechaza el pacto 1"), rejected);
            String withdrawn = tribes.bruno.use("órdenes ver").text();
            assertTrue(withdrawn.contains("☞ Rojo retira el pacto 2"), withdrawn);
            tribes.until(WEDNESDAY, "09:00");
            String open = tribes.bruno.in("azul").use("informe").text();
            assertTrue(open.contains("tercero") && !open.contains("primero") && !open.contains("segundo"), open);
            tribes.until(TUESDAY, "10:00");
            assertFalse(tribes.bruno.in("azul").use("informe").text().contains("tercero"), "a week has passed");
            tribes.nobodyComplained();
        }
    }

    private static Reply deal(Person from, String to, String give, String get) {
        return from.use("tribus pacto", "con", to, "doy", give, "recibo", get);
    }

    @Tag("long")
    @Test
    void aPactThatCannotBeKeptAnyMoreIsNotKeptAtAll() {
        try (Tribes tribes = Tribes.settled(folder)) {
            tribes.decree("libre M4");
            propose(tribes.alba, "Azul", "tierra B4", "ciudad J7", "la última");
            propose(tribes.alba, "Azul", "tierra B5", "tierra L4", "lo que cambia");
            propose(tribes.bruno, "Rojo", "ciudad J7", "tierra B4", "la última");
            propose(tribes.bruno, "Rojo", "tierra L4", "tierra B5", "lo que cambia");
            tribes.until(MONDAY, "10:00");
            tribes.alba.use("órdenes listo");
            tribes.rest();
            tribes.decree("dueno B5 #3");
            tribes.until(TUESDAY, "09:00");
            String told = tribes.chronicle(8);
            assertTrue(told.contains("una de las dos se quedaría sin ciudades"), told);
            assertTrue(told.contains("algo de lo pactado ya no se puede entregar"), told);
            assertFalse(told.contains("cumplen lo pactado"), told);
            tribes.nobodyComplained();
        }
    }

    @Tag("long")
    @Test
    void nobodyElseLearnsOfDraftsFailedLinesAndPacts() {
        try (Tribes tribes = Tribes.settled(folder)) {
            Table.Letterbox theirs = tribes.table.letters();
            propose(tribes.alba, "Azul", "tierra B4", "tierra L4", FAVOUR);
            String fails = Lines.words(
                    2,
                    tribes.alba
                            .use("tribus mover", "soldados", "3", "de", "A4", "a", "A7")
                            .text());
            String stands = Lines.words(
                    3,
                    tribes.alba
                            .use("tribus mover", "soldados", "2", "de", "D4", "a", "C3")
                            .text());
            // What the two were sent stands in the record a moment after they have it.
            theirs.await(fails);
            theirs.await(stands);
            List<String> secrets = List.of(FAVOUR, "A4 > A7", "D4 > C3", fails, stands);
            Table.Letterbox letters = tribes.table.letters();
            lookAround(tribes);
            assertSecret(letters, secrets);
            tribes.until(TUESDAY, "09:00");
            tribes.chronicle(7);
            lookAround(tribes);
            assertSecret(letters, secrets);
            tribes.until(SATURDAY, "09:00");
            lookAround(tribes);
            assertSecret(letters, secrets);
            String own = tribes.alba.in("rojo").use("informe", "turno", "7").text();
            assertTrue(own.contains("A4 > A7") && own.contains("✖ No se puede llegar de A4 a A7"), own);
            letters.await("A4 > A7");
            assertTrue(tribes.bruno.in("azul").use("informe").text().contains(FAVOUR));
            letters.await(FAVOUR);
            assertFalse(tribes.table.stage.logs().all().contains(FAVOUR));
            tribes.nobodyComplained();
        }
    }

    private static void assertSecret(Table.Letterbox letters, List<String> secrets) {
        String all = letters.all();
        secrets.forEach(secret -> assertFalse(all.contains(secret), secret));
    }

    /** Everything that the others, the game master and a guest can ask for. */
    private static void lookAround(Tribes tribes) {
        Person guest = tribes.table.stage.person("guest");
        for (Person somebody : List.of(tribes.gm.in("diplomacia"), guest.in("diplomacia"))) {
            for (String command : List.of("informe", "mapa", "fama", "campaña info")) {
                somebody.use(command);
            }
            somebody.use("órdenes ver");
            somebody.complete("tribus aceptar", "id", "");
        }
        Person frank = tribes.frank.in("verde");
        for (String command : List.of("report", "map", "fame", "orders show", "orders preview", "campaign info")) {
            frank.use(command);
        }
        refused(frank.use("tribus accept", "id", "1"), "no open pact");
        frank.use("report", "turn", "7");
        frank.complete("tribus move", "from", "");
        frank.complete("tribus reject", "id", "");
        frank.complete("tribus withdraw", "id", "");
        assertFalse(frank.channels().contains("rojo"));
    }
}
