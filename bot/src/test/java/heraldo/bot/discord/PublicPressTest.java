package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What provinces tell everybody in the public talk. */
@Tag("slow")
class PublicPressTest {

    /** How Discord calls a place of several lines. */
    private static final int PARAGRAPHS = 2;

    private static final String OUT = "Retirar el despacho";

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

    private Said panel() {
        return table.gm.in("diplomacia").use("dirección panel").said();
    }

    /** An unsigned dispatch by its number, on the panel. */
    private Said mail(String number, String... deeds) {
        Said chosen =
                table.gm.select(table.gm.select(panel(), "mail").said(), number).said();
        List<String> both = List.of("Vetar a quien lo envió", "Readmitir a quien lo envió", "No hacer nada");
        assertEquals(
                Stream.concat(Stream.of(deeds), both.stream()).toList(),
                chosen.buttons(),
                "barred or not, they are the same");
        return chosen;
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
        assertEquals(List.of(), told.buttons(), "what only the game master may do does not hang in everybody's sight");
        Said barred = table.gm.press(mail("1", OUT), "Vetar a quien lo envió").said();
        assertTrue(barred.text().contains("Quién es no se sabe") && barred.whispered(), barred.text());
        refused(
                table.alba.use("prensa", "texto", "Más lobos.", "anónimo", "true"),
                "no deja que salgan más despachos tuyos sin firma");
        table.gm.press(mail("1", OUT), OUT);
        await(table.bruno, "diplomacia", "retirado por la dirección");
        assertTrue(table.bruno.read().stream().noneMatch(said -> said.text().contains("lobos")), "it is there no more");
        String audit = table.gm.use("dirección actos").text();
        assertTrue(audit.contains("retira un despacho sin firma") && !audit.contains("Alborada"), audit);
        Said back = table.gm.press(mail("1"), "Readmitir a quien lo envió").said();
        assertTrue(back.text().contains("vuelve a dejar que salgan despachos sin firma"), back.text());
        await(
                table.bruno,
                "crónica",
                "vuelve a dejar que salgan despachos sin firma de quien envió uno. Quién es no se sabe");
        assertTrue(table.alba
                .use("prensa", "texto", "Más lobos.", "anónimo", "true")
                .text()
                .contains("Sale sin firma"));
        assertFalse(table.stage.logs().all().contains("lobos"), "logs keep it");
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void theButtonsUnderADispatchOfAnEarlierVersionStillDoWhatTheySay() {
        unsigned();
        ComponentIds ids = table.stage.componentIds();
        String withdraw = ids.issue(new ComponentId("press.withdraw", Optional.of(table.stage.campaign()), 0, 0, "1"));
        String bar = ids.issue(new ComponentId("press.bar", Optional.of(table.stage.campaign()), 0, 0, "1"));
        Forger forger = new Forger(table.stage);
        Channel talk = new Weather(table).find("diplomacia");
        String refused = forger.press(table.stage.user("p2"), talk, withdraw).text();
        assertTrue(refused.contains("solo puede hacerlo la dirección"), refused);
        Forger.Heard barred = forger.press(table.stage.user("gm"), talk, bar);
        assertTrue(barred.whispered() && barred.text().contains("Quién es no se sabe"), barred.text());
        forger.press(table.stage.user("gm"), talk, withdraw);
        await(table.bruno, "diplomacia", "retirado por la dirección");
        String again = forger.press(table.stage.user("gm"), talk, withdraw).text();
        assertTrue(again.contains("Ese despacho ya está retirado"), again);
    }

    @Tag("long")
    @Test
    void whereTheGameMasterSeesAllHeIsToldWhoseItIs() {
        table.close();
        table = Table.running(folder.resolve("other"), "Los Vistos", "dirección-ve", "true");
        assertTrue(table.alba.use("campaña info").text().contains("La dirección sabe quién los envía"));
        String sent = table.alba
                .use("prensa", "texto", "Vienen barcos.", "anónimo", "true")
                .text();
        assertTrue(sent.contains("nadie más que la dirección sabrá por Heraldo que es tuyo"), sent);
        unsigned();
        String answer = table.gm.press(mail("2", OUT), "Vetar a quien lo envió").text();
        assertTrue(answer.contains("Lo envió Alborada"), answer);
        await(table.bruno, "crónica", "Quién es no lo sabe nadie más que la dirección");
    }

    @Test
    void whoWritesInTheFormHasParagraphsAndTheyStandInTheDispatch() {
        Form form = table.alba.use("prensa", "desde", "el molino").asked();
        assertEquals(PARAGRAPHS, form.json().at("/components/0/component/style").asInt());
        String sent = table.alba
                .fill(form, "Nadie cruza el río.\n\nNi de día ni de noche.", "el molino", "true")
                .text();
        assertTrue(sent.contains("Sale sin firma"), sent);
        Said told = await(table.bruno, "diplomacia", "Nadie cruza el río.");
        assertTrue(told.text().contains("desde el molino"), told.text());
        assertTrue(told.text().contains("Nadie cruza el río.\n\nNi de día ni de noche."), told.text());
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
