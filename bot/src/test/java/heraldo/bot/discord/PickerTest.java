package heraldo.bot.discord;

import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.gate.CommandAccess;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.person.TurnedAwayException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whom Discord offers the commands of game masters, as the host has it: {@code docs/authority.md} weighs what is won and lost by
 * that.
 */
@Tag("slow")
class PickerTest {

    @TempDir
    Path folder;

    private Table table;

    /** Alba directs, and manages nothing in the server; the directora of the cast manages it. */
    @BeforeEach
    void albaDirects() {
        table = Table.bare(folder, Cast.ofSix());
        table.gm.use("ajustes servidor", "abren", "everybody");
        Said question = table.alba
                .use("campaña nueva", "juego", "mill", "nombre", "Molino", "plazo", "0 20 * * *", "puestos", "2")
                .said();
        table.alba.press(question, "Abrirla");
        Table.await(table.alba, "crónica", "Se buscan jugadores");
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    private void offer(CommandAccess access) {
        table.stage.offering(access);
        table.stage.restart();
    }

    private static String panel(Person person) {
        return person.in("diplomacia").use("dirección panel").text();
    }

    @Test
    void whereTheHostSaysNothingEverybodyIsOfferedThemAndTheBotDecides() {
        assertTrue(panel(table.alba).contains("Molino"), "she directs");
        refused(table.bruno.in("diplomacia").use("dirección panel"), "solo puede hacerlo la dirección");
    }

    @Test
    void withAPermissionOnlyWhoeverHasItIsOfferedThem() {
        offer(CommandAccess.of("MANAGE_GUILD"));
        refused(table.gm.in("diplomacia").use("dirección panel"), "solo puede hacerlo la dirección");
        assertThrows(TurnedAwayException.class, () -> panel(table.bruno));
        assertThrows(TurnedAwayException.class, () -> panel(table.alba), "whoever directs and manages nothing, too");
        assertTrue(
                table.alba.in("diplomacia").use("campaña info").text().contains("Molino"), "all others are as before");
        offer(CommandAccess.of("BAN_MEMBERS"));
        assertThrows(TurnedAwayException.class, () -> panel(table.gm), "she has another permission");
        offer(CommandAccess.OPEN);
        assertTrue(panel(table.alba).contains("Molino"), "and back again");
    }

    @Test
    void whatIsAskedByButtonsIsAnsweredAllTheSame() {
        Said panel = table.alba.in("diplomacia").use("dirección panel").said();
        offer(CommandAccess.of("MANAGE_GUILD"));
        assertTrue(table.alba.press(panel, "Actualizar").text().contains("Molino"));
    }
}
