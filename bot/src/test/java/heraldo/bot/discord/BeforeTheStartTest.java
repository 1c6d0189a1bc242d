package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign that still looks for players: its seats are offered, emptied and asked about. */
@Tag("slow")
class BeforeTheStartTest {

    @TempDir
    Path folder;

    private Table table;
    private Person gm;

    @BeforeEach
    void playersAreLookedFor() {
        table = Table.bare(folder, Cast.ofSix());
        table.open("Los Nuevos");
        gm = table.gm.in("diplomacia");
    }

    @AfterEach
    void everybodyGoesHome() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    private Said seat() {
        return gm.select(gm.use("dirección panel").said(), "2").said();
    }

    @Test
    void aSeatIsEmptiedOfferedLookedAtAndTaken() {
        Said asked = gm.press(seat(), "Sacar del puesto").said();
        assertTrue(asked.text().contains("El puesto queda libre"), asked.text());
        assertFalse(asked.text().contains("regente"), asked.text());
        gm.press(asked, "Sacar del puesto");
        gm.press(seat(), "Ofrecerlo a todos");
        Person carmen = table.stage.person("p3");
        Said offer = await(carmen, "crónica", "La dirección ofrece **Brumaria** a quien lo quiera");
        String seen = carmen.press(offer, "Ver el puesto").text();
        assertTrue(seen.contains("te ofrecen") && seen.contains("La partida aún no ha empezado"), seen);
        String taken = carmen.press(offer, "Ocuparlo").text();
        assertTrue(taken.contains("Tu canal privado se abre cuando empiece la partida"), taken);
    }

    @Test
    void whatIsDoneBeforeTheStartIsReadInPublicToo() {
        gm.press(gm.press(seat(), "Sacar del puesto").said(), "Sacar del puesto");
        gm.press(seat(), "Ofrecerlo a todos");
        String audit = gm.use("dirección actos").text();
        assertTrue(audit.contains("La dirección retira a quien jugaba **Brumaria**"), audit);
        assertTrue(audit.contains("La dirección ofrece **Brumaria** a quien lo quiera"), audit);
    }

    @Tag("long")
    @Test
    void theInvitationAndAllElseSayTheSameOfFreeSeats() {
        assertFree(0);
        gm.press(gm.press(seat(), "Sacar del puesto").said(), "Sacar del puesto");
        table.alba.use("campaña dejar", "seguro", "true");
        assertFree(2);
        assertEquals(List.of("Tomar un puesto"), invitation().buttons());
        Person carmen = table.stage.person("p3");
        carmen.in("crónica").press(invitation(), "Tomar un puesto");
        assertFree(1);
        Table.begin(gm);
        await(gm, "crónica", "El turno 1 admite órdenes");
        assertFree(1);
        Person dora = table.stage.person("p4");
        dora.in("crónica").press(invitation(), "Tomar un puesto");
        assertFree(0);
        assertEquals(List.of(), invitation().buttons(), "nobody is looked for any more");
    }

    /** The post that was the first to look for players. */
    private Said invitation() {
        return gm.in("crónica").read().stream()
                .filter(said ->
                        said.text().contains("Los Nuevos") && said.text().contains("• **Alborada**"))
                .findFirst()
                .orElseThrow();
    }

    /** So many seats are free, says whatever tells of seats. */
    private void assertFree(int seats) {
        Waiting.until(
                seats + " free seats in the invitation",
                () -> shown(invitation(), seats),
                () -> invitation().text());
        Waiting.until(seats + " free seats in the status message", () -> shown(status(), seats), () -> status().text());
        gm.in("diplomacia");
        assertEquals(seats, free(gm.use("dirección panel").text()));
        assertEquals(seats, free(gm.use("campaña info").text()));
        String count = List.of("ningún puesto libre", "un puesto libre", "2 puestos libres")
                .get(seats);
        String list = gm.use("campaña lista").text();
        assertTrue(list.contains(count + " de 3"), list);
    }

    private Said status() {
        return gm.in("crónica").read().stream()
                .filter(said -> said.buttons().contains("Mis órdenes"))
                .filter(said -> said.text().contains("## Los Nuevos"))
                .findFirst()
                .orElseThrow();
    }

    /** A message rests for a while before it is changed again. */
    private boolean shown(Said said, int seats) {
        table.stage.at(table.stage.now().plus(Pace.USUAL.statusPause()));
        return free(said.text()) == seats;
    }

    private static long free(String text) {
        return text.lines()
                .filter(line -> line.matches(".*[:·;] (puesto )?libre( para quien lo quiera)?( 🤖)?"))
                .count();
    }

    @Test
    void theGameBeginsOnThePanel() {
        gm.press(gm.press(seat(), "Sacar del puesto").said(), "Sacar del puesto");
        Said asked = gm.select(gm.use("dirección panel").said(), "start").said();
        assertTrue(asked.text().contains("Queda un puesto libre: Brumaria"), asked.text());
        Said begun = gm.press(asked, "Empezar ya").said();
        assertTrue(begun.text().contains("✔ La partida empieza"), begun.text());
        await(gm, "crónica", "El turno 1 admite órdenes");
    }

    @Tag("long")
    @Test
    void whoeverStartsWithFreeSeatsIsAsked() {
        gm.press(gm.press(seat(), "Sacar del puesto").said(), "Sacar del puesto");
        Said asked = gm.use("campaña empezar").said();
        assertTrue(asked.text().contains("Queda un puesto libre: Brumaria"), asked.text());
        assertTrue(asked.text().contains("lo juega un regente"), asked.text());
        assertTrue(gm.press(asked, "No hacer nada").text().contains("Todo sigue como estaba"));
        Said again = gm.use("campaña empezar").said();
        assertTrue(gm.press(again, "Empezar ya").text().startsWith("La partida empieza"));
        await(gm, "crónica", "El turno 1 admite órdenes");
    }

    @Tag("long")
    @Test
    void whoeverTakesASeatThatARegentHasPlayedFromTheStartReadsHowThingsStand() {
        gm.press(gm.press(seat(), "Sacar del puesto").said(), "Sacar del puesto");
        Table.begin(gm);
        await(gm, "crónica", "El turno 1 admite órdenes");
        table.endTurn();
        Person carmen = table.stage.person("p3");
        carmen.in("crónica").use("campaña unirse", "puesto", "Brumaria");
        await(carmen, "brumaria", "Este es el canal privado de");
        Waiting.until(
                "the welcome of today", () -> carmen.read().getLast().buttons().contains("Cómo están las cosas"));
    }
}
