package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever cannot be undone is asked about in one way: a button says what will be done, the last one leaves everything as it is,
 * and what cannot be done is refused before it is asked about.
 */
@Tag("slow")
class QuestionsTest {

    private static final String NOTHING = "No hacer nada";
    /** What may not stand beside a deed: words that say yes or no to nothing in particular, or the way back in menus. */
    private static final List<String> VAGUE =
            List.of("Volver", "Dejarlo", "Cancelar", "Sí", "No", "Confirmar", "Aceptar");

    @TempDir
    Path folder;

    private Table table;
    private Person gm;

    @BeforeEach
    void begin() {
        table = Table.running(folder, "Los Hijos");
        gm = table.gm.in("diplomacia");
    }

    @AfterEach
    void end() {
        table.close();
    }

    private Said panel() {
        return gm.use("dirección panel").said();
    }

    private Said choose(String value) {
        return gm.select(panel(), value).said();
    }

    private static void asks(Said said, String deed) {
        List<String> buttons = said.buttons();
        assertEquals(deed, buttons.getFirst(), said.text());
        assertEquals(NOTHING, buttons.getLast(), said.text());
        assertTrue(buttons.stream().noneMatch(VAGUE::contains), buttons::toString);
    }

    @Tag("long")
    @Test
    void whatTheDirectionDoesIsNamedOnItsButton() {
        table.endTurn();
        asks(gm.use("dirección retroceder").said(), "Abrir de nuevo el turno 1");
        asks(choose("back"), "Abrir de nuevo el turno 1");
        asks(choose("resolve"), "Resolver ya");
        asks(choose("+336"), "Alargar el plazo");
        asks(choose("end"), "Terminar la campaña");
        asks(gm.press(choose("2"), "Sacar del puesto").said(), "Sacar del puesto");
        Person carmen = table.stage.person("p3");
        asks(gm.pick(gm.press(choose("2"), "Sustituir").said(), carmen).said(), "Enviar la invitación");
        asks(gm.press(choose("2"), "Ofrecerlo a todos").said(), "Ofrecerlo a todos");
        asks(gm.use("dirección sustituir", "puesto", "Brumaria").said(), "Ofrecerlo a todos");
        asks(gm.pick(choose("hand"), carmen).said(), "Ofrecer la dirección");
        asks(gm.pick(choose("bar"), carmen).said(), "Vetar");
        Said left = gm.press(gm.use("dirección retroceder").said(), NOTHING).said();
        assertTrue(left.text().contains("Todo sigue como estaba"), left.text());
        assertEquals(2, table.number());
    }

    @Test
    void whatPlayersDoIsNamedOnItsButton() {
        asks(table.bruno.in("brumaria").use("campaña dejar").said(), "Dejar la campaña");
        asks(table.stage.person("p3").in("general").use("privacidad olvidar").said(), "Olvídame");
        asks(table.ask("Las Cumbres").said(), "Abrirla");
    }

    @Test
    void aDeadlineThatIsTooFarIsRefusedBeforeItIsAskedAbout() {
        String far = table.due().plus(Duration.ofDays(200)).toString().substring(0, 10) + " 20:00";
        Said refused = gm.use("dirección plazo", "fecha", far).said();
        assertTrue(refused.text().contains("90 días"), refused.text());
        assertFalse(refused.buttons().contains("Cambiar el final del turno"), refused.text());
        Said again = gm.fill(gm.select(panel(), "until").asked(), far).said();
        assertTrue(again.text().contains("90 días"), again.text());
        assertFalse(again.buttons().contains("Cambiar el final del turno"), again.text());
    }
}
