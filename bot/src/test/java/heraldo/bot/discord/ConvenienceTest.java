package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people may expect of commands, small as it is: nothing is done that nobody meant, and what is done is said. */
@Tag("slow")
class ConvenienceTest {

    @TempDir
    Path folder;

    private static void nobodyComplained(Table table) {
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Test
    void whoeverIsNotReadyAnyMoreIsTold() {
        try (Table table = Table.running(folder, "Los Valles")) {
            Person alba = table.alba;
            assertTrue(alba.use("órdenes listo").text().contains("Has dado tu hoja por lista"));
            String story = alba.fill(alba.use("kaixiflan historia").asked(), "Una historia de las de antes")
                    .text();
            assertTrue(story.contains("ya no cuenta"), story);
            assertFalse(alba.use("órdenes ver").text().contains("ya no cuenta"));
            Person frank = table.frank;
            frank.use("orders ready");
            String back = frank.use("orders ready", "ready", "false").text();
            assertTrue(back.contains("no longer counts"), back);
            nobodyComplained(table);
        }
    }

    @Tag("long")
    @Test
    void whatAGameLetsChooseIsOfferedInWordsAndSaidBack() {
        try (Table table = Table.running(folder, "Los Valles")) {
            List<String> found = options(table, "reparte el mapa");
            assertEquals(List.of("map.mode=MIRROR"), found);
            assertEquals(List.of("map.mode=BALANCED", "map.mode=MIRROR"), options(table, "map.mode="));
            List<String> more = options(table, "map.mode=MIRROR colonos esperan");
            assertEquals(List.of("map.mode=MIRROR start.colonists=1"), more);
            String asked = table.ask("kaixiflan", 3, "El Espejo", "opciones", "map.mode=MIRROR")
                    .text();
            assertTrue(asked.contains("Cómo se reparte el mapa: **seis sectores idénticos**"), asked);
            assertFalse(asked.contains("Qué pide un edificio"), "only what is not as usual");
            nobodyComplained(table);
        }
    }

    private static List<String> options(Table table, String typed) {
        return table.gm.complete("campaña nueva", "juego", "kaixiflan", "opciones", typed);
    }

    @Test
    void aGameMasterWhoSaysNothingIsAskedAndNothingHappens() {
        try (Table table = Table.running(folder, "Los Valles")) {
            Person gm = table.gm;
            assertEquals(List.of(), gm.complete("dirección editar", "qué", ""));
            assertFalse(gm.complete("dirección editar", "qué", "ev").isEmpty());
            String asked = gm.use("dirección editar").text();
            assertTrue(asked.contains("Antes de hacer nada verás qué cambiaría"), asked);
            assertTrue(gm.use("dirección evento", "qué", "  ").text().contains("Antes de hacer nada"));
            assertTrue(gm.use("dirección actos").text().contains("no ha hecho nada"));
            nobodyComplained(table);
        }
    }

    @Tag("long")
    @Test
    void whoDirectsTwoCampaignsNamesTheOneHeMeans() {
        try (Table table = Table.running(folder, "Los Valles")) {
            Person gm = table.gm;
            table.found("Las Cumbres");
            gm.in("general");
            for (String command : List.of("dirección pausar", "dirección reanudar")) {
                String done = gm.use(command, "campaña", "los valles").text();
                assertTrue(done.startsWith("Se publica"), command + ": " + done);
            }
            String done = Table.resolve(gm, "campaña", "los valles").text();
            assertTrue(done.contains("Dirección · Los Valles") && done.contains("✔"), done);
            nobodyComplained(table);
        }
    }

    @Tag("long")
    @Test
    void whoPlaysInTwoCampaignsIsSentToHisChannels() {
        try (Table table = Table.running(folder, "Los Valles")) {
            Person gm = table.gm;
            gm.press(table.ask("Las Cumbres").said(), "Abrirla");
            table.alba.in("general").use("campaña unirse", "campaña", "las cumbres");
            Table.begin(gm.in("general"), "campaña", "las cumbres");
            refused(table.alba.in("general").use("órdenes listo"), "canal privado");
            refused(table.alba.in("general").use("kaixiflan pasar"), "canal privado");
            nobodyComplained(table);
        }
    }

    @Tag("long")
    @Test
    void aTurnIsCalledWhatItWasCalledThen() {
        try (Table table = Table.running(folder, "Los Valles")) {
            table.endTurn();
            table.endTurn();
            Person gm = table.gm.in("crónica");
            for (String page : List.of("mapa", "fama")) {
                String first = gm.use(page, "turno", "1").text();
                assertTrue(first.contains("turno 1: Primavera, año 1"), first);
                String second = gm.use(page, "turno", "2").text();
                assertTrue(second.contains("turno 2: Verano, año 1"), second);
                String open = gm.use(page).text();
                assertTrue(open.contains("turno 3: Otoño, año 1"), open);
            }
            nobodyComplained(table);
        }
    }

    @Tag("long")
    @Test
    void thePictureOfATurnIsCalledWhatTheTurnWasCalled() {
        try (Table table = Table.running(folder, "Los Valles")) {
            Table.Letterbox posts = table.letters();
            table.endTurn();
            posts.await("Tras el turno 1: Primavera, año 1. Mapa: ");
            table.endTurn();
            for (Person reader : List.of(table.gm.in("crónica"), table.alba)) {
                Table.Letterbox first = table.letters();
                reader.use("mapa", "turno", "1");
                first.await("Tras el turno 1: Primavera, año 1. Mapa: ");
                Table.Letterbox open = table.letters();
                reader.use("mapa");
                open.await("Otoño, año 1 (turno 3). Mapa: ");
            }
            nobodyComplained(table);
        }
    }

    /** Alba leads the Heraldos, and governors lead three bands. */
    private static Person chaos(Table table) {
        table.gm.press(table.ask("caos", 4, "La Larga Guerra").said(), "Abrirla");
        await(table.alba, "crónica", "Se buscan jugadores");
        table.alba.in("diplomacia").use("campaña unirse", "banda", "Heraldos", "fe", "K");
        Table.begin(table.gm.in("diplomacia"));
        await(table.alba, "crónica", "El turno 1 admite órdenes");
        return table.alba.in("heraldos");
    }

    @Test
    void whatDependsOnThePositionIsSuggestedAndStands() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            Person alba = chaos(table);
            assertEquals(List.of(), alba.complete("caos defender-sector", "sector", ""));
            List<String> deeds = alba.complete("caos gesta", "gesta", "");
            assertFalse(deeds.isEmpty());
            for (String deed : deeds) {
                String claimed = alba.use("caos gesta", "gesta", deed).text();
                assertFalse(claimed.startsWith("✖"), claimed);
            }
            nobodyComplained(table);
        }
    }

    @Test
    void whoeverJoinsARunningGameIsToldWhatIsSettled() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            chaos(table);
            String joined = table.bruno
                    .in("diplomacia")
                    .use("campaña unirse", "banda", "Sierpes", "fe", "N")
                    .text();
            assertTrue(joined.contains("Ni el nombre ni la fe se pueden cambiar ya"), joined);
            String english = table.frank.in("diplomacia").use("campaign join").text();
            assertTrue(english.contains("its faith is"), english);
            nobodyComplained(table);
        }
    }

    @Tag("long")
    @Test
    void numbersAreSuggestedAsNumbers() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            Person alba = chaos(table);
            String planet = alba.complete("caos invadir", "planeta", "").get(0);
            List<String> times = alba.complete("caos invadir", "planeta", planet, "veces", "");
            assertTrue(times.contains("1"), times.toString());
            nobodyComplained(table);
        }
    }

    @Tag("long")
    @Test
    void theGameOfCatayIsFoundByItsSpanishNameToo() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            Person gm = table.gm;
            assertTrue(gm.use("reglas", "juego", "Catay").text().contains("La conquista de Catay"));
            assertTrue(gm.use("ayuda", "juego", "catay").text().contains("</cathay "));
            assertFalse(gm.complete("campaña nueva", "juego", "catay").isEmpty());
            gm.press(table.ask("catay", 3, "La Ruta").said(), "Abrirla");
            table.alba.press(await(table.alba, "crónica", "Se buscan jugadores"), "Tomar un puesto");
            table.frank.in("diplomacia").use("campaign join");
            Table.begin(gm.in("diplomacia"));
            await(table.alba, "crónica", "El turno 1 admite órdenes");
            understood(table.alba.in("general").use("catay fin"), "\\*\\*1\\. Terminar el turno\\*\\*|En la ronda 1");
            understood(table.frank.in("general").use("cathay end"), "\\*\\*1\\. End the turn\\*\\*|In round 1");
            nobodyComplained(table);
        }
    }

    /** Planned by whoever is not due yet; told what is due by whoever is. */
    private static void understood(Reply reply, String words) {
        assertTrue(Pattern.compile(words).matcher(reply.text()).find(), reply.text());
    }

    @Test
    void optionsAreUnderstoodInAnyCase() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            String asked = table.ask(
                            "tribus", 2, "La Costa", "opciones", "turnmode=live weekdays=Lun,sábado WEEKEND=dom")
                    .text();
            assertTrue(asked.contains("La Costa") && !asked.startsWith("✖"), asked);
            nobodyComplained(table);
        }
    }
}
