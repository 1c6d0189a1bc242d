package heraldo.bot.discord;

import static heraldo.bot.discord.Dealing.chosen;
import static heraldo.bot.discord.Dealing.see;
import static heraldo.bot.discord.Dealing.send;
import static heraldo.bot.discord.Table.await;
import static java.time.DayOfWeek.TUESDAY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever players agree on in a ruleset is offered, accepted and carried out by the same buttons. */
@Tag("slow")
class OffersEverywhereTest {

    @TempDir
    Path folder;

    @Tag("long")
    @Test
    void provincesSealAnAgreementOnceBothHaveTheirEnvoys() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person gm = table.gm.in("diplomacia");
            gm.use("dirección editar", "qué", "unidades L5 Alborada colonos=1");
            Said desk = table.alba
                    .use("kaixiflan comerciar acuerdo", "provincia", "Brumaria")
                    .said();
            send(table.alba, desk, 1, "Brumaria");
            Said offer = see(table.bruno, "Tienes una oferta de Alborada.");
            assertTrue(offer.text().contains("Ahora no puedes aceptarla"), offer.text());
            assertTrue(offer.text().contains("un colono en la capital de"), offer.text());
            Table.refusedAtDesk(table.bruno.press(offer, "Aceptar"), "hace falta un colono tuyo en su capital");
            gm.use("dirección editar", "qué", "unidades G5 Brumaria colonos=1");
            offer = table.bruno
                    .press(table.bruno.use("órdenes ver").said(), "Oferta de Alborada")
                    .said();
            table.bruno.press(offer, "Aceptar");
            assertEquals(List.of("comerciar acuerdo Alborada"), Lines.of(table.bruno));
            table.endTurn();
            String card = table.bruno.in("brumaria").use("parte").text();
            assertTrue(card.contains("Acuerdo comercial cerrado con Alborada"), card);
            assertTrue(table.alba.in("alborada").use("parte").text().contains("acuerdo nuevo"));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void bandsSwapPlanetsAndAllyByTheSameButtons() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            Person carmen = bands(table);
            Person gm = table.gm.in("diplomacia");
            gm.use("dirección editar", "qué", "dueño Orilla #1");
            gm.use("dirección editar", "qué", "dueño Bajamar #1");
            gm.use("dirección editar", "qué", "dueño Pórtico #2");
            Said desk = table.alba
                    .use("caos cambiar", "doy", "Orilla", "recibo", "Pórtico", "jugador", "Sierpes")
                    .said();
            send(table.alba, desk, 1, "Sierpes");
            Said offer = see(table.bruno, "Tienes una oferta de Heraldos.");
            table.bruno.press(offer, "Aceptar");
            assertEquals(List.of("CAMBIAR Pórtico POR Orilla CON Heraldos"), Lines.of(table.bruno));
            desk = table.alba
                    .use("caos alianza", "planeta", "Cadia", "con", "Sierpes, Grises", "para", "Heraldos")
                    .said();
            desk = send(table.alba, desk, 2, "Sierpes");
            send(table.alba, desk, 2, "Grises");
            Said alliance = see(carmen, "Tienes una oferta de Heraldos.");
            assertTrue(alliance.text().contains("invadir Cadia este turno"), alliance.text());
            carmen.press(alliance, "Aceptar");
            String sheet = Lines.of(carmen).toString();
            assertTrue(sheet.contains("ALIANZA Cadia CON") && sheet.contains("PARA Heraldos"), sheet);
            table.endTurn();
            String card = table.alba.in("heraldos").use("parte").text();
            assertTrue(card.contains("✔ **Cambiar Orilla por Pórtico"), card);
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    /** The line that waits stands aside for the answer: what it gives can be given in its place. */
    @Test
    void aCounterOfferIsAnsweredWithWhatItOffers() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            bands(table);
            Person gm = table.gm.in("diplomacia");
            gm.use("dirección editar", "qué", "dueño Orilla #1");
            gm.use("dirección editar", "qué", "dueño Bajamar #1");
            gm.use("dirección editar", "qué", "dueño Pórtico #2");
            Said desk = table.alba
                    .use("caos cambiar", "doy", "Orilla", "recibo", "Pórtico", "jugador", "Sierpes")
                    .said();
            send(table.alba, desk, 1, "Sierpes");
            Said offer = see(table.bruno, "Tienes una oferta de Heraldos.");
            Form more = table.bruno.press(offer, "Contraoferta").asked();
            table.bruno.fill(more, "PORTICO", "ORILLA,BAJAMAR", chosen(more, 2).get(0));
            Said again = see(table.alba, "Contraoferta de Sierpes a la tuya.");
            Form form = table.alba.press(again, "Contraoferta").asked();
            assertEquals(Set.of("ORILLA", "BAJAMAR"), Set.copyOf(chosen(form, 0)));
            assertEquals(List.of("PORTICO"), chosen(form, 1));
        }
    }

    private static Person bands(Table table) {
        Person carmen = table.stage.person("p3");
        table.gm.press(
                table.ask("caos", 4, "La Larga Guerra", "opciones", "turns=4").said(), "Abrirla");
        await(table.alba, "crónica", "Se buscan jugadores");
        table.alba.in("diplomacia").use("campaña unirse", "banda", "Heraldos", "fe", "K");
        table.bruno.in("diplomacia").use("campaña unirse", "banda", "Sierpes", "fe", "N");
        carmen.in("diplomacia").use("campaña unirse", "banda", "Grises", "fe", "m:Azgur");
        table.frank.in("diplomacia").use("campaign join", "band", "Wolves", "faith", "A");
        Table.begin(table.gm.in("diplomacia"));
        await(table.alba, "crónica", "El turno 1 admite órdenes");
        table.alba.in("heraldos");
        table.bruno.in("sierpes");
        return carmen.in("grises");
    }

    @Tag("long")
    @Test
    void tribesAgreeOnAPactWhateverItsNoteSays() {
        String hostile = "@everyone [premio](https://x.example) **negrita** <@1>";
        try (Tribes tribes = Tribes.settled(folder)) {
            Said desk = tribes.alba
                    .use("tribus pacto", "con", "Azul", "doy", "tierra B4", "recibo", "tierra L4", "nota", hostile)
                    .said();
            send(tribes.alba, desk, 1, "Azul");
            tribes.bruno.in("azul").await("Tienes una oferta de Rojo.");
            // Whom the message itself calls is called by Heraldo.
            Table.Letterbox letters = tribes.table.letters();
            Said offer = see(tribes.bruno, "Tienes una oferta de Rojo.");
            assertTrue(offer.text().contains("B4") && offer.text().contains("L4"), offer.text());
            tribes.bruno.press(offer, "Aceptar");
            tribes.alba.await("Ya hay respuesta de Azul a tu oferta.");
            letters.harmless();
            assertFalse(tribes.frank.use("report").text().contains("B4"));
            tribes.until(TUESDAY, "09:00");
            assertTrue(tribes.chronicle(8).contains("cumplen lo pactado"));
            tribes.nobodyComplained();
        }
    }
}
