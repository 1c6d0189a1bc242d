package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Limits;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.Guild;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings are one message that changes in place: those of a person, and those of a server. */
@Tag("slow")
class SettingsPanelTest {
    private static final Pattern UNFILLED = Pattern.compile("\\{[a-z]+}");

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void come() {
        table = Table.bare(folder, Cast.ofSix());
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    @Test
    void aPersonChangesEverythingWithMenusInOneMessage() {
        Reply panel = table.alba.use("ajustes personales");
        assertTrue(panel.said().whispered());
        Reply now = table.alba.select(panel.said(), "reminder=24", "reminder=3");
        assertEquals(panel.said().id(), now.said().id(), "in place");
        assertTrue(now.text().contains("con esta antelación: 24 h, 3 h."), now.text());
        now = table.alba.select(now.said(), "where=direct");
        assertTrue(now.text().contains("por mensaje directo"), now.text());
        now = table.alba.select(now.said(), "zoom=whole");
        assertTrue(now.text().contains("siempre todo el tablero"), now.text());
        now = table.alba.press(now.said(), "Avisar de lo que sobre");
        assertTrue(now.text().contains("Te aviso también si has mandado órdenes"), now.text());
        Reply form = table.alba.press(now.said(), "Horas de silencio");
        now = table.alba.fill(form.asked(), "23-8", "America/Bogota");
        assertTrue(now.text().contains("De 23:00 a 08:00 (America/Bogota)"), now.text());
        now = table.alba.fill(table.alba.press(now.said(), "Horas de silencio").asked(), "x", "America/Bogota");
        assertTrue(now.text().contains("✖ ") && now.text().contains("De 23:00 a 08:00"), now.text());
        now = table.alba.select(now.said(), "reminder=0");
        assertTrue(now.text().contains("No te aviso de ningún plazo"), now.text());
        now = table.alba.select(now.said(), "language=en");
        assertTrue(now.text().contains("I speak to you in **English**"), now.text());
        table.stage.restart();
        String kept = table.alba.use("ajustes personales").text();
        assertTrue(kept.contains("Your maps always show the whole board"), kept);
        assertTrue(kept.contains("I remind you of no deadline"), kept);
        assertTrue(table.bruno.use("ajustes personales").text().contains("cuando diga cada campaña"));
    }

    @Test
    void managersSayHowManyWhichAndInWhichLanguage() {
        table.stage.limit(new Limits(3, 5));
        table.gm.use("ajustes servidor", "abren", "everybody");
        Said panel = table.gm.use("ajustes servidor").said();
        assertFalse(UNFILLED.matcher(panel.json().toString()).find(), "a blank stands in " + panel.json());
        panel = table.gm.select(panel, "each-person=1").said();
        assertTrue(panel.text().contains("dirigir a la vez 1 campaña"), panel.text());
        Table.refused(table.gm.use("ajustes servidor", "en-total", "6"), "entre 1 y 5");
        panel = table.gm.select(panel, "language=en").said();
        assertTrue(panel.text().contains("en **English**"), panel.text());
        open("Los Reinos");
        Table.await(table.alba, "chronicle", "Players");
        Table.refused(ask("Otros"), "aquí nadie dirige a la vez más de una");
        panel = table.gm.select(panel, "games=cathay").said();
        assertTrue(panel.text().contains("No se abren campañas de"), panel.text());
        Reply barred = table.alba.use(
                "campaña nueva", "juego", "kaixiflan", "nombre", "Otros", "plazo", "0 20 * * *", "puestos", "3");
        Table.refused(barred, "no quieren aquí campañas de ese juego");
        panel = table.gm.press(panel, "Enseñar cómo cumplen").said();
        assertTrue(panel.text().contains("a tiempo esa persona"), panel.text());
    }

    @Test
    void anInvitationCallsTheRoleThatTheServerChose() {
        Guild guild = table.stage.sandbox().world().guilds().iterator().next();
        String role = role(guild, "Player");
        assertTrue(table.gm.use("ajustes servidor", "llamar", role).text().contains("mencionan una vez a <@&" + role));
        open("Los Reinos");
        Said invitation = Table.await(table.alba, "crónica", "Se buscan jugadores");
        assertTrue(invitation.text().contains("<@&" + role + ">"), invitation.text());
        assertEquals(
                1,
                invitation.json().path("mention_roles").size(),
                invitation.json().toString());
        String menus = "Rol que mencionan las convocatorias…";
        Said nobody = table.gm
                .press(table.gm.use("ajustes servidor").said(), "No mencionar a nadie")
                .said();
        assertTrue(nobody.text().contains("no mencionan a nadie"), nobody.text());
        Said again = table.gm.pickRole(nobody, menus, role).said();
        assertTrue(again.text().contains("mencionan una vez a <@&" + role), again.text());
        Said openers = table.gm.pickRole(again, "Rol que abre campañas…", role).said();
        assertTrue(openers.text().contains("quienes tienen el rol <@&" + role), openers.text());
        table.gm.use("ajustes servidor", "llamar", guild.id().toString());
        assertFalse(table.gm.use("ajustes servidor").text().contains("mencionan una vez"));
    }

    private Reply ask(String name) {
        return table.ask(name);
    }

    private void open(String name) {
        table.gm.press(ask(name).said(), "Abrirla");
    }

    private static String role(Guild guild, String name) {
        return guild.roles().stream()
                .filter(role -> role.name().equals(name))
                .findFirst()
                .orElseThrow()
                .id()
                .toString();
    }
}
