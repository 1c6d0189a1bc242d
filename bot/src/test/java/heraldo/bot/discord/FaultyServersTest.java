package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Kind;
import heraldo.bot.sandbox.world.Member;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers that go away for long, alone or for good. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyServersTest {

    @TempDir
    Path folder;

    @Test
    void whileOneServerIsDownCampaignsOfAnotherPlayOnInTime() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Weather weather = new Weather(table);
            Person chief = neighbour(table, "Los Molinos");
            Instant due = table.due();
            table.stage.sandbox().gateway().outage(weather.guild());
            weather.awaitContact(weather.guild(), Contact.CUT);
            for (int turn = 1; turn <= 3; turn++) {
                table.stage.at(due.plus(Duration.ofDays(turn - 1)).plusSeconds(4));
                Table.await(chief, "Actas", "Clave de los dados del turno " + turn);
            }
            assertEquals(1, table.number());
            assertEquals(due, table.due());
            table.stage.sandbox().gateway().recovery(weather.guild());
            weather.standsOnce("Nadie podía hablar con Heraldo cuando terminó el plazo");
            assertEquals(1, table.number());
            assertTrue(Weather.chronicle(chief).stream()
                    .noneMatch(said -> said.contains("tarde") || said.contains("Nadie podía hablar")));
        }
    }

    /** Somebody directs a campaign in another server, and stands in its chronicle. */
    private static Person neighbour(Table table, String name) {
        Cast cast = new Cast(
                "Vecinos", List.of(new Cast.Part("gm2", "Vecina", Kind.GM, "es-ES")), Cast.INVITED, Cast.USUAL);
        Guild guild = table.stage.sandbox().found(cast);
        Weather.await("the server", () -> table.stage.contact(guild) == Contact.OPEN);
        Person chief = table.stage.person("gm2");
        String[] options = {
            "juego", "mill", "nombre", name, "plazo", "0 20 * * *", "zona", "Europe/Madrid", "puestos", "2"
        };
        chief.press(chief.use("campaña nueva", options).said(), "Abrirla");
        Table.await(chief, "crónica", "Se buscan jugadores");
        Table.begin(chief.in("diplomacia"));
        Table.await(chief, "crónica", "El turno 1 admite órdenes");
        return chief;
    }

    @Test
    void aCampaignInAServerThatTheBotWasTurnedOutOfForLongEnds() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Weather weather = new Weather(table);
            Member bot = weather.expel();
            weather.awaitContact(weather.guild(), Contact.GONE);
            table.stage.workNow();
            table.stage.clockAt(table.stage.now().plus(Stage.EXILE).minusSeconds(60));
            table.stage.workNow();
            assertEquals(CampaignStatus.RUNNING, campaign(table).status());
            table.stage.restart();
            table.stage.clockAt(table.stage.now().plusSeconds(60));
            table.stage.workNow();
            assertEquals(CampaignStatus.ENDED, ended(table).status());
            weather.invite(bot);
            table.stage.at(table.stage.now().plus(Duration.ofMinutes(11)));
            Table.await(table.alba, "crónica", "la campaña ha terminado sin que nadie gane");
            Table.await(table.alba, "Actas", "Final de la cadena de los dados");
            assertTrue(table.alba
                    .in("alborada")
                    .use("kaixiflan explorar", "hex1", "E4")
                    .text()
                    .startsWith("✖"));
            String record = table.gm.in("diplomacia").use("dirección exportar").text();
            assertTrue(record.contains("entero"), record);
        }
    }

    private static Campaign campaign(Table table) {
        return table.stage.office().campaigns().roster(table.stage.campaign()).campaign();
    }

    /** A campaign that has ended is nobody's any more. */
    private static Campaign ended(Table table) {
        return table.stage.office().memory().registrar().called("Los Reinos").getFirst();
    }
}
