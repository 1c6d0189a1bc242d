package heraldo.bot.discord;

import static heraldo.bot.discord.Dealing.chosen;
import static heraldo.bot.discord.Dealing.see;
import static heraldo.bot.discord.Dealing.seeAnother;
import static heraldo.bot.discord.Dealing.send;
import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Realms that deal by buttons: Alba is Rojo, Bruno is Azul, and Frank, who reads English, is Verde and is in none of it. */
@Tag("slow")
class OffersTest {

    @TempDir
    Path folder;

    private Table table;
    private Person alba;
    private Person bruno;
    private Person frank;

    @BeforeEach
    void theGameIsOn() {
        table = Table.bare(folder, Cast.ofSix());
        table.gm.press(table.ask("hexadominacion", 3, "Los Hexágonos").said(), "Abrirla");
        table.alba.press(await(table.alba, "crónica", "Se buscan jugadores"), "Tomar un puesto");
        table.bruno.in("diplomacia").use("campaña unirse", "puesto", "Azul");
        table.frank.in("diplomacia").use("campaign join");
        Table.begin(table.gm.in("diplomacia"));
        await(table.alba, "crónica", "El turno 1 admite órdenes");
        alba = table.alba.in("rojo");
        bruno = table.bruno.in("azul");
        frank = table.frank.in("verde");
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    private Said trading() {
        return alba.use("hexadominacion comercio", "reino", "Azul", "doy", "30 madera", "recibo", "20 metal")
                .said();
    }

    @Test
    void anOfferIsAnsweredWithAnotherAcceptedAndCarriedOut() {
        Said desk = trading();
        assertTrue(desk.text().contains("Falta enviar la oferta a Azul"), desk.text());
        desk = send(alba, desk, 1, "Azul");
        assertTrue(desk.text().contains("Sin respuesta de Azul"), desk.text());
        assertFalse(
                desk.buttons().contains("Ofrecer la 1 a Azul"), desk.buttons().toString());
        Said offer = see(bruno, "Tienes una oferta de Rojo.");
        assertTrue(offer.text().contains("Oferta de Rojo"), offer.text());
        assertTrue(offer.text().contains("Dar a Rojo 20 de metal por 30 de madera"), offer.text());
        assertTrue(offer.text().contains("Al resolverse la ronda"), offer.text());
        Form form = bruno.press(offer, "Contraoferta").asked();
        Said countered = bruno.fill(form, chosen(form), "0/0/10/0").said();
        assertTrue(countered.text().contains("Sin respuesta de Rojo"), countered.text());
        Said again = see(alba, "Contraoferta de Azul a la tuya.");
        assertTrue(again.text().contains("Antes:"), again.text());
        String waiting = alba.use("órdenes ver").text();
        assertTrue(waiting.contains("⚠ **1.") && waiting.contains("queda en espera"), waiting);
        Said agreed = alba.press(again, "Aceptar").said();
        assertTrue(agreed.text().contains("Aceptaste la oferta de Azul"), agreed.text());
        assertEquals(List.of("COMERCIO Azul DOY 30 madera RECIBO 10 metal"), Lines.of(alba));
        assertEquals(List.of("COMERCIO Rojo DOY 10 metal RECIBO 30 madera"), Lines.of(bruno));
        bruno.await("Ya hay respuesta de Rojo a tu oferta.");
        Waiting.until("all posts", table.stage::postedWhatIsDue);
        assertFalse(
                bruno.read().stream()
                        .anyMatch(said -> said.text().contains("lo mismo que tú")
                                || said.text().contains("atañe a tu hoja")),
                "of one answer there is one message");
        table.endTurn();
        String card = alba.in("rojo").use("parte").text();
        assertTrue(card.contains("✔ **Dar a Azul 30 de madera por 10 de metal.**"), card);
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void aSimulationKnowsWhatWasOfferedAndAccepted() {
        Said desk = send(alba, trading(), 1, "Azul");
        Said alone = alba.press(desk, "Simular").said();
        assertTrue(
                alone.text().contains("No sale en ninguna de las 200 jugadas. Falta que Azul lo acepte."),
                alone.text());
        assertFalse(alone.text().contains("ofrecido o aceptado"), alone.text());
        bruno.press(see(bruno, "Tienes una oferta de Rojo."), "Aceptar");
        alba.await("Ya hay respuesta de Azul a tu oferta.");
        for (Person side : List.of(alba, bruno)) {
            String told = side.use("órdenes simular").text();
            assertFalse(told.contains("No sale en ninguna") || told.contains("Falta que"), told);
            assertTrue(told.contains("Cuenta lo que otros te han ofrecido o aceptado."), told);
            assertTrue(told.contains("Depende también de la hoja de "), told);
        }
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void severalOffersOfOneSeatAreToldApartByTheirNumbers() {
        trading();
        Said desk = alba.use("hexadominacion comercio", "reino", "Azul", "doy", "10 madera", "recibo", "5 piedra")
                .said();
        assertTrue(desk.buttons().contains("Ofrecer la 1 a Azul"), desk.text());
        send(alba, send(alba, desk, 1, "Azul"), 2, "Azul");
        see(bruno, "Tienes una oferta de Rojo.");
        Waiting.until(
                "both offers",
                () -> bruno.use("órdenes ver").said().buttons().contains("Oferta de Rojo (2)"),
                () -> bruno.use("órdenes ver").text());
        Said sheet = bruno.use("órdenes ver").said();
        assertTrue(sheet.buttons().containsAll(List.of("Oferta de Rojo (1)", "Oferta de Rojo (2)")), sheet.text());
        String second = bruno.press(sheet, "Oferta de Rojo (2)").text();
        assertTrue(second.contains("5 de piedra"), second);
    }

    @Test
    void whoSaysNoHasWrittenNothingAndTheOtherReadsIt() {
        send(alba, trading(), 1, "Azul");
        Said offer = see(bruno, "Tienes una oferta de Rojo.");
        String told = bruno.press(offer, "Rechazar").text();
        assertTrue(told.contains("Todavía no has apuntado nada"), told);
        Said answer = see(alba, "Ya hay respuesta de Azul a tu oferta.");
        assertTrue(answer.text().contains("Respuesta de Azul: no"), answer.text());
        String sheet = alba.use("órdenes ver").text();
        assertTrue(sheet.contains("⚠ **1.") && sheet.contains("Respuesta de Azul: no"), sheet);
        assertEquals(List.of(), Lines.of(bruno));
    }

    @Test
    void latePressesAreToldWhatHasHappened() {
        Said desk = send(alba, trading(), 1, "Azul");
        Said first = see(bruno, "Tienes una oferta de Rojo.");
        Said line = alba.select(desk, "1").said();
        alba.press(line, "Retirar la de Azul");
        Table.refusedAtDesk(bruno.press(first, "Aceptar"), "se ha retirado");
        assertEquals(List.of(), Lines.of(bruno));
        Said gone = see(bruno, "Se ha retirado la oferta de Rojo.");
        assertEquals(List.of("Mis órdenes"), gone.buttons());
        Said before = bruno.await("Tienes una oferta de Rojo.");
        send(alba, alba.select(alba.use("órdenes ver").said(), "1").said(), 1, "Azul");
        Said second = seeAnother(bruno, before, "Tienes una oferta de Rojo.");
        Said twice = bruno.press(second, "Aceptar").said();
        assertTrue(twice.text().contains("Aceptaste la oferta de Rojo"), twice.text());
        table.endTurn();
        Said post = bruno.in("azul").await("Tienes una oferta de Rojo.");
        String told = bruno.press(post, "Ver la oferta").text();
        assertTrue(told.contains("ya no está sobre la mesa"), told);
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void theDeskNamesWhatWaitsAndWhatIsOfferedNoMore() {
        send(alba, trading(), 1, "Azul");
        bruno.await("Tienes una oferta de Rojo.");
        Said desk = bruno.use("órdenes ver").said();
        assertTrue(desk.text().contains("Una oferta de Rojo espera tu respuesta"), desk.text());
        assertTrue(desk.buttons().contains("Oferta de Rojo"), desk.buttons().toString());
        alba.use("órdenes quitar", "línea", "1");
        Said stray = alba.use("órdenes ver").said();
        assertTrue(stray.text().contains("algo que ya no está en tu hoja: Dar a Azul 30 de madera"), stray.text());
        Said own = alba.press(stray, "Mi oferta a Azul").said();
        assertTrue(own.buttons().contains("Retirar"), own.buttons().toString());
    }

    @Tag("long")
    @Test
    void aRegentAnswersAMomentLater() {
        bruno.in("azul").use("campaña dejar", "seguro", "true");
        Said desk = trading();
        assertTrue(desk.text().contains("A Azul lo lleva un regente"), desk.text());
        send(alba, desk, 1, "Azul");
        Said answer = see(alba, "Ya hay respuesta de Azul a tu oferta.");
        assertTrue(answer.text().contains("Respuesta de Azul: no"), answer.text());
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Test
    void nobodyElseLearnsThatAnythingWasOffered() {
        Table.Letterbox letters = table.letters();
        send(alba, trading(), 1, "Azul");
        Said offer = see(bruno, "Tienes una oferta de Rojo.");
        bruno.press(offer, "Aceptar");
        alba.await("Ya hay respuesta de Azul a tu oferta.");
        List<String> channels = List.of("crónica", "diplomacia", "verde");
        for (String channel : channels) {
            Person reader = channel.equals("verde") ? frank : table.gm;
            reader.in(channel).read().forEach(said -> {
                assertFalse(said.text().contains("oferta") || said.text().contains("offer"), said.text());
            });
        }
        assertFalse(frank.in("verde").use("orders show").text().contains("Red"));
        assertFalse(frank.use("report").text().contains("30 wood"));
        assertTrue(letters.all().contains("30 de madera"), "the two of them read it");
        String logged = table.stage.logs().all();
        assertFalse(logged.contains("madera") || logged.contains("0/30/0/0"), "logs keep it");
    }
}
