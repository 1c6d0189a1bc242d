package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.world.Guild;
import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.utils.MiscUtil;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Discord splits the bot's servers into parts, each of which is told on a connection of its own. */
@Tag("slow")
class ShardsTest {
    @TempDir
    private Path folder;

    @Test
    void campaignsOfServersInDifferentPartsAreAllPlayed() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Guild home = new Weather(table).guild();
            Guild away = Neighbours.found(table);
            int parts = apart(home, away);
            table.stage.sandbox().gateway().keepPace(16);
            table.stage.split(parts);
            table.stage.restart();
            assertEquals(parts, table.stage.sandbox().gateway().connected());
            Person chief = Neighbours.running(table, "Los Molinos");
            Instant due = table.due();
            String receipt = table.alba
                    .in("alborada")
                    .use("kaixiflan explorar", "hex1", "E4")
                    .text();
            assertTrue(receipt.contains("E4") && !receipt.startsWith("✖"), receipt);
            table.stage.at(due.plusSeconds(4));
            Table.await(table.alba, "Actas", "Clave de los dados del turno 1");
            Table.await(chief, "Actas", "Clave de los dados del turno 1");
            assertEquals(0, table.stage.sandbox().gateway().hurried());
            lostAlone(table, home, away);
        }
    }

    /** One connection breaks: the people of the other parts notice nothing, and it comes back. */
    private static void lostAlone(Table table, Guild home, Guild away) {
        Weather weather = new Weather(table);
        table.stage.sandbox().gateway().drop(4000, home);
        weather.awaitContact(home, Contact.CUT);
        assertEquals(Contact.OPEN, table.stage.contact(away));
        Waiting.until("the connection", () -> table.stage.contact(home).stands());
        weather.announce("Volvemos a oírnos");
        weather.standsOnce("Volvemos a oírnos");
    }

    @Test
    void thePartsAreEnteredOneAfterAnotherAtThePaceThatDiscordAsksFor() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.stage.sandbox().gateway().keepPace(1);
            table.stage.split(2);
            table.stage.restart();
            assertEquals(2, table.stage.sandbox().gateway().connected());
            assertEquals(0, table.stage.sandbox().gateway().hurried());
        }
    }

    /** A number of parts with which two servers are in different ones. */
    private static int apart(Guild one, Guild other) {
        return IntStream.range(8, 16)
                .filter(parts -> MiscUtil.getShardForGuild(one.id().value(), parts)
                        != MiscUtil.getShardForGuild(other.id().value(), parts))
                .findFirst()
                .orElseThrow();
    }
}
