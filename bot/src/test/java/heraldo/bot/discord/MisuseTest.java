package heraldo.bot.discord;

import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** What is given wrongly is refused in one sentence of the reader's language, and leaves everything as it was. */
@Tag("slow")
class MisuseTest {

    private static final long MANAGE_CHANNELS = 1L << 4;

    @TempDir
    Path folder;

    @Test
    void aWrongOrderIsNotEntered() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Person alba = table.alba;
            Person frank = table.frank;
            refused(alba.use("kaixiflan recolectar", "hex", "Z9"), "«Z9» no está en el mapa");
            refused(frank.use("kaixiflan collect", "hex", "Q99"), "“Q99” is not on the map");
            assertEquals(0, table.stage.revisions());
            alba.fill(alba.use("órdenes pegar").asked(), "mover G4 F4\nrecolectar G5\nexplorar E4");
            frank.fill(frank.use("orders paste").asked(), "move O10 O9 colonists=1\ncollect N9\nexplore O11");
            int before = table.stage.revisions();
            refused(alba.use("kaixiflan explorar", "hex1", "F5"), "acciones");
            refused(frank.use("kaixiflan explore", "hex1", "P10"), "actions");
            refused(alba.in("diplomacia").use("dirección anunciar", "texto", "Soy yo"), "la dirección");
            refused(frank.in("diplomacia").use("gm resolve"), "game master");
            assertEquals(before, table.stage.revisions());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void anOrderIsGivenInOnesOwnChannelAndInTime() {
        try (Table table = Table.running(folder, "Los Reinos", "dirección-ve", "true")) {
            Person guest = table.stage.person("guest");
            Person carmen = table.stage.person("p3");
            refused(guest.in("diplomacia").use("kaixiflan pasar"), "No juegas en Los Reinos");
            refused(carmen.in(carmen.channels().getFirst()).use("órdenes ver"), "No juegas en ninguna campaña");
            refused(guest.use("campaña dejar"), "No juegas");
            refused(table.gm.in("alborada").use("kaixiflan pasar"), "Este canal es de Alborada");
            refused(table.gm.use("órdenes pegar"), "Este canal es de Alborada");
            table.gm.in("diplomacia");
            table.stage.clockAt(table.due());
            refused(table.alba.use("kaixiflan pasar"), "El plazo acabó");
            refused(table.frank.use("kaixiflan pass"), "The deadline passed");
            assertEquals(0, table.stage.revisions());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void aCampaignThatCannotBeIsNotOpened() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            Map<String, String> crons = new TreeMap<>(Map.of(
                    "@daily", "Los atajos como",
                    "0 0 20 * * SUN", "segundos",
                    "* * * * *", "juntos",
                    "0 20 * *", "4 campos",
                    "0 20 31 2 *", "nunca",
                    "0 25 * * *", "«25»",
                    "0 20 * * DOMI", "«DOMI»",
                    "0 20 L * *", "«L»",
                    "often", "un solo campo"));
            table.gm.use("ajustes servidor", "abren", "everybody");
            List<Executable> checks = new ArrayList<>();
            crons.forEach((cron, words) ->
                    checks.add(() -> refused(opening(table.gm, "kaixiflan", cron, "Europe/Madrid"), words)));
            checks.add(() -> refused(opening(table.gm, "ajedrez", "0 20 * * *", "Europe/Madrid"), "«ajedrez»"));
            checks.add(() -> refused(opening(table.gm, "kaixiflan", "0 20 * * *", "Madrid/Sol"), "«Madrid/Sol»"));
            checks.add(() -> refused(opening(table.gm, "kaixiflan", "0 20 * * *", "@everyone"), "zona horaria"));
            checks.add(() -> refused(opening(table.gm, "<@&1> `x`", "0 20 * * *", "Europe/Madrid"), "juego"));
            checks.add(() -> refused(
                    table.frank.use(
                            "campaign new", "ruleset", "chess", "name", "Us", "deadline", "0 20 * * *", "zone", "UTC"),
                    "“chess”"));
            checks.add(() -> refused(
                    table.frank.use(
                            "campaign new", "ruleset", "kaixiflan", "name", "Us", "deadline", "@daily", "zone", "UTC"),
                    "Shortcuts like"));
            assertAll(checks);
            assertTrue(table.gm.use("campaña lista").text().contains("no hay ninguna campaña abierta"));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static Reply opening(Person gm, String ruleset, String cron, String zone) {
        return gm.use("campaña nueva", "juego", ruleset, "nombre", "Los Reinos", "plazo", cron, "zona", zone);
    }

    @Test
    void aCampaignIsNotOpenedWhereTheBotMayNotMakeChannels() {
        Cast cast = Cast.ofSix();
        try (Table table = Table.bare(folder, cast.withBotPermissions(cast.botPermissions() & ~MANAGE_CHANNELS))) {
            refused(table.ask("Los Reinos"), "Gestionar canales");
            assertTrue(table.gm.use("campaña lista").text().contains("no hay ninguna campaña abierta"));
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void longPastesAreReadToTheirEnd() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            String rubbish = "`@everyone` **no sé** [x](https://example.org)\n";
            Person alba = table.alba;
            for (int length : new int[] {2_000, 4_000}) {
                String text = ("recolectar G5\n" + rubbish.repeat(100)).substring(0, length - 14) + "\nexplorar E4\n";
                Reply reply = alba.fill(alba.use("órdenes pegar").asked(), text);
                assertTrue(reply.text().contains("@\u200beveryone"), reply.text());
                assertEquals(List.of("recolectar G5", "explorar E4"), Lines.of(alba));
                alba.use("órdenes vaciar");
            }
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }
}
