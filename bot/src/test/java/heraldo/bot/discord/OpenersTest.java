package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Limits;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may open campaigns, and how many: a server says the one, the host the other, and Discord how many channels there may be. */
@Tag("slow")
class OpenersTest {

    private static final String ASKED = "¿Abrir";

    @TempDir
    Path folder;

    private Table table;
    private World world;
    private Guild guild;
    private Clutter clutter;

    @BeforeEach
    void come() {
        table = Table.bare(folder, Cast.ofSix());
        world = table.stage.sandbox().world();
        guild = world.guilds().iterator().next();
        clutter = new Clutter(world, guild);
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    @Test
    void onlyManagersOpenCampaignsUnlessTheySayOtherwise() {
        Table.refused(ask(table.alba, "Los Reinos"), "abre campañas quien lo gestiona");
        Table.refused(table.alba.use("ajustes servidor", "abren", "everybody"), "«Gestionar servidor»");
        Table.refused(table.frank.use("settings server"), "Manage Server");
        assertTrue(table.gm.use("ajustes servidor").text().startsWith("En este servidor abre campañas quien"));
        Reply said = table.gm.use("ajustes servidor", "abren", "everybody");
        assertTrue(said.said().whispered() && said.text().contains("cualquiera puede abrir"), said.text());
        opens(table.alba, "Los Reinos");
        table.stage.restart();
        assertTrue(table.gm.use("ajustes servidor").text().contains("cualquiera puede abrir"));
        opens(table.bruno, "Otros Reinos");
        table.gm.use("ajustes servidor", "abren", "managers");
        Table.refused(ask(table.alba, "Más Reinos"), "abre campañas quien lo gestiona");
    }

    @Test
    void aRoleMayOpenCampaigns() {
        String player = role("Player");
        Person guest = table.stage.person("guest");
        assertTrue(table.gm.use("ajustes servidor", "rol", player).text().contains("<@&" + player + ">"));
        Table.refused(ask(guest, "Los Reinos"), "quienes tienen el rol <@&" + player + ">");
        opens(table.alba, "Los Reinos");
        opens(table.gm, "Otros Reinos");
        Table.refused(table.gm.use("ajustes servidor", "abren", "role"), "di cuál en `rol:`");
        Table.refused(table.gm.use("ajustes servidor", "abren", "managers", "rol", player), "di cuál en `rol:`");
        table.gm.use("ajustes servidor", "rol", guild.id().toString());
        opens(guest, "Más Reinos");
    }

    @Test
    void aPersonDirectsSoManyCampaignsAndAServerHasSoMany() {
        table.stage.limit(new Limits(1, 2));
        table.gm.use("ajustes servidor", "abren", "everybody");
        Reply late = ask(table.gm, "Tardía");
        opens(table.gm, "Los Reinos");
        Table.refused(ask(table.gm, "Otros Reinos"), "Ya diriges Los Reinos, y nadie dirige a la vez más de una");
        assertTrue(table.gm.press(late.said(), "Abrirla").text().startsWith("✖ Ya diriges Los Reinos"));
        opens(table.alba, "Otros Reinos");
        Table.refused(ask(table.bruno, "Más Reinos"), "ya hay 2 campañas sin terminar");
        assertEquals(
                2,
                table.stage
                        .read(books -> books.campaigns().inGuild(guild.id().value()))
                        .size());
    }

    @Tag("long")
    @Test
    void aServerMustHaveRoomForAllChannelsBeforeTheFirstIsMade() {
        List<Channel> rooms = new ArrayList<>(clutter.fillTo(500 - 6));
        assertTrue(table.ask("Los Reinos").text().contains(ASKED));
        rooms.addAll(clutter.add(1, null));
        Table.refused(
                table.ask("Los Reinos"),
                "necesita 6 canales, contando su categoría, y a este servidor le quedan 5 libres de");
        assertEquals(500 - 5, clutter.channels());
        clutter.remove(rooms.subList(0, 1));
        opens(table.gm, "Los Reinos");
        Table.await(table.alba, "crónica", "Se buscan jugadores");
        // The channels of its three seats are still to be made.
        clutter.remove(rooms.subList(1, 6));
        Table.refused(table.ask("Otros Reinos"), "le quedan 5 libres de los 500");
        clutter.remove(rooms.subList(6, 7));
        assertTrue(table.ask("Otros Reinos").text().contains(ASKED));
    }

    private void opens(Person person, String name) {
        Reply asked = ask(person, name);
        assertTrue(asked.text().contains(ASKED), asked.text());
        String said = person.press(asked.said(), "Abrirla").text();
        assertTrue(said.contains(name) && !said.startsWith("✖"), said);
    }

    private static Reply ask(Person person, String name) {
        return person.use(
                "campaña nueva",
                "juego",
                "kaixiflan",
                "nombre",
                name,
                "plazo",
                "0 20 * * *",
                "zona",
                "Europe/Madrid",
                "puestos",
                "3");
    }

    private String role(String name) {
        return world.exclusively(() -> guild.roles().stream()
                .filter(role -> role.name().equals(name))
                .findFirst()
                .orElseThrow()
                .id()
                .toString());
    }
}
