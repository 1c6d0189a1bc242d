package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What provinces tell everybody in the public talk. */
@Tag("slow")
class PublicPressTest {

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void theGameIsOn() {
        table = Table.running(folder, "Los Pregones");
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    private Said unsigned() {
        table.alba.use("prensa", "texto", "Hay lobos en el valle.", "anónimo", "true", "desde", "una taberna");
        return await(table.bruno, "diplomacia", "Hay lobos en el valle.");
    }

    @Test
    void aSignedDispatchBearsTheNameOfItsSeat() {
        String answer = table.alba.use("prensa", "texto", "Nadie cruza el río.").text();
        assertTrue(answer.contains("Sale con tu firma en <#"), answer);
        Said told = await(table.bruno, "diplomacia", "Nadie cruza el río.");
        assertTrue(told.text().contains("Alborada"), told.text());
        assertEquals(List.of(), told.buttons());
    }

    @Test
    void anUnsignedOneLeadsToNobodyAndTheGameMasterTakesItOut() {
        Said told = unsigned();
        assertTrue(told.text().contains("Anónimo") && told.text().contains("desde una taberna"), told.text());
        assertFalse(told.json().toString().contains("Alborada"), "nothing of it leads to her");
        refused(table.bruno.press(told, "Retirar (dirección)"), "solo puede hacerlo la dirección");
        Said barred = table.gm
                .in("diplomacia")
                .press(told, "Vetar a quien lo envió (dirección)")
                .said();
        assertTrue(barred.text().contains("Quién es no se sabe") && barred.whispered(), barred.text());
        refused(
                table.alba.use("prensa", "texto", "Más lobos.", "anónimo", "true"),
                "no deja que salgan más despachos tuyos sin firma");
        table.gm.press(told, "Retirar (dirección)");
        await(table.bruno, "diplomacia", "retirado por la dirección");
        assertTrue(table.bruno.read().stream().noneMatch(said -> said.text().contains("lobos")), "it is there no more");
        String audit = table.gm.use("dirección actos").text();
        assertTrue(audit.contains("retira un despacho sin firma") && !audit.contains("Alborada"), audit);
        assertFalse(table.stage.logs().all().contains("lobos"), "logs keep it");
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Test
    void whereTheGameMasterSeesAllHeIsToldWhoseItIs() {
        table.close();
        table = Table.running(folder.resolve("other"), "Los Vistos", "dirección-ve", "true");
        assertTrue(table.alba.use("campaña info").text().contains("La dirección sabe quién los envía"));
        String sent = table.alba
                .use("prensa", "texto", "Vienen barcos.", "anónimo", "true")
                .text();
        assertTrue(sent.contains("nadie más que la dirección sabrá por Heraldo que es tuyo"), sent);
        Said told = unsigned();
        String answer = table.gm
                .in("diplomacia")
                .press(told, "Vetar a quien lo envió (dirección)")
                .text();
        assertTrue(answer.contains("Lo envió Alborada"), answer);
        await(table.bruno, "crónica", "Quién es no lo sabe nadie más que la dirección");
    }

    @Test
    void whatMayBeSaidIsTheGameMastersAndStandsInTheCampaign() {
        String usual = table.alba.use("campaña info").text();
        assertTrue(usual.contains("Prensa: abierta, en público y en privado. Sin firma, 3 por turno y puesto."), usual);
        String answer = table.gm
                .in("diplomacia")
                .use("dirección prensa", "órdenes", "none", "anónimos", "0")
                .text();
        assertTrue(answer.contains("Mientras se dan órdenes, no hay; tras el cierre, abierta"), answer);
        refused(table.alba.use("prensa", "texto", "Hola."), "Por ahora no hay prensa");
        assertTrue(table.alba.use("campaña info").text().contains("mientras se dan órdenes, no hay"));
        refused(table.gm.use("dirección prensa"), "Así está ya");
    }

    @Test
    void whatIsWrittenIsOnlyText() {
        table.alba.use("prensa", "texto", "@everyone **negrita** [premio](https://example.org)", "desde", "# Título");
        String told = await(table.bruno, "diplomacia", "premio").json().toString();
        assertFalse(told.contains("@everyone") || told.contains(" **negrita"), told);
        assertFalse(told.contains(" [premio") || told.contains(" # T"), told);
    }

    @Test
    void whereThePublicTalkWasDeletedAnotherTakesItsPlace() {
        long before = talk();
        World world = table.stage.sandbox().world();
        world.exclusively(() -> {
            Guild guild = world.guilds().iterator().next();
            Channel deleted = world.channels().of(guild).stream()
                    .filter(each -> each.name().equals("diplomacia"))
                    .findFirst()
                    .orElseThrow();
            new Landscape(world).remove(deleted);
            return deleted;
        });
        table.alba.use("prensa", "texto", "¿Hay alguien?");
        Waiting.until("another channel for the public talk", () -> talk() != before);
        await(table.bruno, "diplomacia", "¿Hay alguien?");
    }

    private long talk() {
        return table.stage
                .office()
                .campaigns()
                .roster(table.stage.campaign())
                .campaign()
                .home()
                .channels()
                .orElseThrow()
                .diplomacy();
    }

    @Test
    void whatIsAgreedAboutPressAtTheStartIsToldBeforeAnybodyTakesASeat() {
        Reply asked = table.ask("mill", 2, "Los Mudos", "prensa", "public", "prensa-registro", "true");
        String kept = "su registro completo llevará también los despachos y los tratados";
        assertTrue(
                asked.text().contains("Prensa: solo en público") && asked.text().contains(kept), asked.text());
        Table.Letterbox letters = table.letters();
        table.gm.press(asked.said(), "Abrirla");
        String invitation = letters.await("Se buscan jugadores");
        assertTrue(invitation.contains("Prensa: solo en público") && invitation.contains(kept), invitation);
        String info = table.gm.use("campaña info", "campaña", "Los Mudos").text();
        assertTrue(info.contains("Prensa: solo en público") && info.contains(kept), info);
        assertFalse(
                table.gm.use("campaña info", "campaña", "Los Pregones").text().contains(kept));
    }
}
