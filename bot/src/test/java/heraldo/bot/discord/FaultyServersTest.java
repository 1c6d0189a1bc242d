package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.world.Member;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
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
            Neighbours.found(table);
            Person chief = Neighbours.running(table, "Los Molinos");
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

    @Tag("long")
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
