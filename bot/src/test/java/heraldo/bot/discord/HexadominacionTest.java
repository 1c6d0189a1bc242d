package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.paste;
import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** HexaDominación as three realms play it: Alba is Rojo, Bruno is Azul, and Frank, who reads English, is Verde. */
@Tag("slow")
class HexadominacionTest {

    private static final String GAME = "hexadominacion";

    @TempDir
    Path folder;

    private Table table;
    private Person gm;
    private Person alba;
    private Person bruno;
    private Person frank;

    @BeforeEach
    void everybodyComes() {
        table = Table.bare(folder, Cast.ofSix());
        gm = table.gm;
        alba = table.alba;
        bruno = table.bruno;
        frank = table.frank;
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    private void start(String... options) {
        List<String> all = new ArrayList<>(List.of(options));
        if (options.length > 0) {
            all = new ArrayList<>(List.of("opciones", String.join(" ", options)));
        }
        gm.press(table.ask(GAME, 3, "Los Hexágonos", all.toArray(String[]::new)).said(), "Abrirla");
        alba.press(await(alba, "crónica", "Se buscan jugadores"), "Tomar un puesto");
        bruno.in("diplomacia").use("campaña unirse", "puesto", "Azul");
        String joined = frank.in("diplomacia").use("campaign join").text();
        assertTrue(joined.contains("Green"), joined);
        Table.begin(gm.in("diplomacia"));
        await(alba, "crónica", "El turno 1 admite órdenes");
        alba.in("rojo");
        bruno.in("azul");
        frank.in("verde");
    }

    private Said chronicle(int turn) {
        return Table.result(gm, turn);
    }

    private void nobodyComplained() {
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void aCampaignIsOpenedWithOptionsOfItsOwn() {
        refused(table.ask(GAME, 3, "Los Hexágonos", "opciones", "moveMode=SIDEWAYS"), "moveMode");
        refused(table.ask(GAME, 3, "Los Hexágonos", "opciones", "neutralGarrison=1,2"), "1,2,5,8,12");
        refused(table.ask(GAME, 3, "Los Hexágonos", "opciones", "rounds=many"), "rounds");
        refused(table.ask(GAME, 7, "Los Hexágonos"), "6");
        start("startTerritory=CAPITAL", "stockStart=70");
        refused(alba.use("hexadominacion construir", "hex", "F9"), "F9");
        String sheet = alba.use("hexadominacion construir", "hex", "F10").text();
        assertTrue(Lines.stands(1, sheet), sheet);
        assertEquals(List.of("CONSTRUIR F10"), Lines.of(alba));
        nobodyComplained();
    }

    @Test
    void twoRoundsArePlayedBySlashCommandsInTwoLanguages() {
        start();
        alba.use("hexadominacion mover", "soldados", "6", "de", "F10", "a", "F9");
        String sheet = alba.use("hexadominacion atacar", "objetivo", "F8", "desde", "F9:5")
                .text();
        assertTrue(Lines.stands(1, sheet) && Lines.stands(2, sheet), sheet);
        assertEquals(List.of("MOVER 6 F10 > F9", "ATACAR F8 DESDE F9:5"), Lines.of(alba));
        alba.use("hexadominacion recibir", "ciudad", "*", "recurso", "wheat");
        String english = frank.use("hexadominacion build", "hex", "B3").text();
        assertTrue(Lines.stands(1, english), english);
        assertEquals(List.of("BUILD B3"), Lines.of(frank));
        assertFalse(bruno.use("órdenes ver").text().contains("F8"));
        table.endTurn();
        Said result = chronicle(1);
        assertTrue(result.text().contains("F8"), result.text());
        assertFalse(result.text().contains("MOVER"), result.text());
        assertEquals(Set.of("map-1.png"), Table.pictures(result));
        String own = alba.in("rojo").use("informe", "turno", "1").text();
        assertTrue(own.contains("MOVER 6 F10 > F9"), own);
        assertFalse(frank.use("report", "turn", "1").text().contains("F10 > F9"));
        table.endTurn();
        chronicle(2);
        assertTrue(gm.use("fama").text().contains("```"));
        assertEquals(1, gm.use("mapa", "turno", "1").said().files().size());
        nobodyComplained();
        table.stage.witness().testify();
    }

    /** 84 of 100 times, and 42: the sign is the same on the desk and where the turn is simulated. */
    @Tag("long")
    @Test
    void aLineThatWillProbablyFailIsNotSignedAsDone() {
        start();
        paste(alba, "órdenes pegar", "MOVER 2 F10 > F9", "ATACAR F8 DESDE F9:2", "ATACAR G8 DESDE F9:1");
        Said desk = alba.use("órdenes ver").said();
        assertTrue(Lines.stands(2, desk.text()), desk.text());
        assertTrue(
                desk.text().contains("⚠ **3. ") && desk.text().contains("Es más fácil perder que ganar"), desk.text());
        String simulated = alba.press(desk, "Simular").text();
        assertTrue(Lines.stands(2, simulated) && simulated.contains("⚠ **3. "), simulated);
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void valuesAreSuggestedFromWhatThePlayerMayDo() {
        start();
        List<String> own = alba.complete("hexadominacion construir", "hex", "");
        assertTrue(own.containsAll(List.of("F10", "F9", "G9")), own.toString());
        assertFalse(own.contains("B2"), own.toString());
        List<String> targets = alba.complete("hexadominacion atacar", "objetivo", "");
        assertTrue(targets.contains("F8") && !targets.contains("F9"), targets.toString());
        assertTrue(frank.complete("hexadominacion income", "city", "").containsAll(List.of("B2", "*")));
        assertTrue(gm.in("diplomacia")
                .complete("hexadominacion construir", "hex", "")
                .isEmpty());
    }

    @Test
    void oneOrderOfEachFamilyIsRefusedInTheReadersWords() {
        start();
        refused(alba.use("hexadominacion comercio", "reino", "Rojo", "doy", "1 trigo", "recibo", "1 metal"), "contigo");
        refused(alba.use("hexadominacion construir", "hex", "B2"), "B2");
        refused(alba.use("hexadominacion reclutar", "soldados", "1", "hex", "Z9"), "Z9");
        refused(alba.use("hexadominacion mover", "soldados", "1", "de", "F9", "a", "F9"), "F9");
        refused(alba.use("hexadominacion capital", "hex", "F9"), "F9");
        refused(alba.use("hexadominacion atacar", "objetivo", "A1", "desde", "F9:1"), "A1");
        refused(alba.use("hexadominacion recibir", "ciudad", "F9", "recurso", "wheat"), "F9");
        refused(alba.use("hexadominacion ceder", "hex", "F10", "a", "Azul"), "F10");
        refused(frank.use("hexadominacion build", "hex", "F10"), "F10");
        refused(frank.use("hexadominacion attack", "target", "B3", "from", "B2:1"), "B3");
        assertEquals(0, table.stage.revisions());
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void aPasteWithErrorsListsThemAll() {
        start();
        Reply pasted = paste(
                frank,
                "orders paste",
                "BUILD B3",
                "DANCE B3",
                "BUILD Z9",
                "# a remark",
                "RECRUIT 1 AT B2 ; MOVE 1 B2 > A1");
        assertTrue(pasted.text().contains("DANCE B3"), pasted.text());
        assertTrue(pasted.text().contains("Z9"), pasted.text());
        nobodyComplained();
    }

    @Test
    void mirroredTradeIsToldToBothAndToNobodyElse() {
        start();
        Waiting.until("the first posts", table.stage::postedWhatIsDue);
        List<String> before = bruno.read().stream().map(Said::text).toList();
        alba.use("hexadominacion comercio", "reino", "Azul", "doy", "3 madera", "recibo", "2 metal");
        assertEquals(before, bruno.read().stream().map(Said::text).toList(), "nothing is said of Rojo");
        String receipt = bruno.use("hexadominacion comercio", "reino", "Rojo", "doy", "2 metal", "recibo", "3 madera")
                .text();
        assertTrue(receipt.contains("☞"), receipt);
        Said told = await(alba, "rojo", "Hay algo nuevo que atañe a tu hoja");
        assertEquals(List.of("Mis órdenes"), told.buttons());
        assertFalse(told.text().contains("Azul"), "the channel says nothing of another sheet");
        String own = alba.press(told, "Mis órdenes").text();
        assertTrue(own.contains("☞ Azul ha escrito lo mismo que tú"), own);
        assertFalse(frank.read().stream().anyMatch(said -> said.text().contains("3 madera")));
        table.endTurn();
        String chronicle = chronicle(1).text();
        assertTrue(chronicle.contains("3 de madera") && chronicle.contains("2 de metal"), chronicle);
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void whoeverWouldGiveUpTheGameIsAskedFirst() {
        start();
        Reply picked = alba.select(alba.use("órdenes ver").said(), "surrender");
        Said asked = picked.form().isPresent() ? alba.fill(picked.asked()).said() : picked.said();
        assertTrue(asked.text().contains("Con esto tu partida acaba al cerrarse el turno"), asked.text());
        assertEquals(List.of(), Lines.of(alba), "nothing is written yet");
        alba.press(asked, "Rendirme");
        assertEquals(List.of("RENDIRSE"), Lines.of(alba));
    }

    /** A line that is typed gives up no more than one that is chosen. */
    @Tag("long")
    @Test
    void whoeverTypesThatHeGivesUpIsAskedToo() {
        start();
        Said asked = alba.use("hexadominacion rendirse").said();
        assertTrue(asked.text().contains("Con esto tu partida acaba al cerrarse el turno"), asked.text());
        assertEquals(List.of(), Lines.of(alba), "nothing is written yet");
        Said pasted =
                paste(alba, "órdenes pegar", "MOVER 1 F10 > F9", "RENDIRSE").said();
        assertTrue(pasted.text().contains("Con esto tu partida acaba al cerrarse el turno"), pasted.text());
        assertEquals(List.of("MOVER 1 F10 > F9"), Lines.of(alba), "the rest is written");
        alba.press(pasted, "Rendirme");
        assertEquals(List.of("MOVER 1 F10 > F9", "RENDIRSE"), Lines.of(alba));
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void aRealmThatSurrenderedNeitherPlaysNorDealsAnyMore() {
        start();
        bruno.press(bruno.use("hexadominacion rendirse", "reparto", "J3 A Rojo").said(), "Rendirme");
        table.endTurn();
        String chronicle = chronicle(1).text();
        assertTrue(chronicle.contains("Azul"), chronicle);
        assertTrue(
                chronicle.lines().anyMatch(line -> line.startsWith("-# 3") && line.contains("fuera de la partida")),
                chronicle);
        String info = gm.use("campaña info").text();
        assertTrue(info.contains("-# • Azul: fuera de la partida"), info);
        String panel = gm.use("dirección panel").text();
        assertTrue(panel.lines().anyMatch(line -> line.startsWith("-# † ") && line.contains("Azul")), panel);
        refused(bruno.in("azul").use("hexadominacion construir", "hex", "J2"), "ya no juega");
        refused(alba.use("hexadominacion comercio", "reino", "Azul", "doy", "1 trigo", "recibo", "1 metal"), "Azul");
        refused(
                frank.use("hexadominacion trade", "realm", "Blue", "give", "1 wheat", "get", "1 metal"),
                "is out of the game");
        nobodyComplained();
    }

    @Test
    void aLineAtOrAfterTheDeadlineIsTooLate() {
        start();
        table.stage.clockAt(table.due());
        refused(alba.use("hexadominacion construir", "hex", "F10"), "cerrada");
        refused(frank.use("hexadominacion build", "hex", "B2"), "closed");
        assertEquals(0, table.stage.revisions());
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void theGameMasterSanctionsARealmAndRenamesAHexBeforeEverybody() {
        start();
        refused(gm.in("diplomacia").use("dirección editar", "qué", "sancionar Marte hasta 3"), "Marte");
        gm.use("dirección editar", "qué", "sancionar Rojo hasta 1");
        assertTrue(await(bruno, "crónica", "Rojo").text().contains("Rojo"));
        refused(alba.use("hexadominacion mover", "soldados", "1", "de", "F10", "a", "F9"), "sancionado");
        assertTrue(alba.use("hexadominacion atacar", "objetivo", "F8", "desde", "F9:1")
                .text()
                .contains("**1. "));
        gm.use("dirección editar", "qué", "renombrar F10 Corona");
        String sheet = alba.use("hexadominacion construir", "hex", "Corona").text();
        assertTrue(sheet.contains("**2. ") && sheet.contains("Corona"), sheet);
        assertEquals("CONSTRUIR F10", Lines.of(alba).getLast());
        table.endTurn();
        String free = alba.use("hexadominacion mover", "soldados", "1", "de", "F10", "a", "F9")
                .text();
        assertTrue(Lines.stands(1, free), free);
        assertEquals(List.of("MOVER 1 F10 > F9"), Lines.of(alba));
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void anExtensionWaitsForTheGameMastersYes() {
        start("rounds=1", "extensionNeedsGm=true");
        alba.use("hexadominacion prórroga", "rondas", "2");
        frank.use("hexadominacion extend", "rounds", "2");
        table.stage.at(table.due().plusSeconds(4));
        chronicle(1);
        refused(alba.use("hexadominacion construir", "hex", "F10"), "cerrada");
        gm.in("diplomacia").use("dirección editar", "qué", "aceptar prorroga");
        String sheet = alba.use("hexadominacion construir", "hex", "F10").text();
        assertTrue(sheet.contains(" **1. "), sheet);
        assertEquals(List.of("CONSTRUIR F10"), Lines.of(alba));
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void theGameEndsAfterItsLastRoundUnlessAMajorityWantsMore() {
        start("rounds=1");
        alba.use("hexadominacion prórroga", "rondas", "1");
        frank.use("hexadominacion extend", "rounds", "2");
        table.endTurn();
        String sheet = alba.in("rojo")
                .use("hexadominacion reclutar", "soldados", "1", "hex", "F10")
                .text();
        assertTrue(Lines.stands(1, sheet), sheet);
        assertEquals(List.of("RECLUTAR 1 EN F10"), Lines.of(alba));
        table.stage.restart();
        table.stage.at(table.due().plusSeconds(4));
        String end = await(alba, "crónica", "La partida ha terminado").text();
        assertTrue(end.contains("Rojo"), end);
        refused(alba.in("rojo").use("hexadominacion construir", "hex", "F10"), "cerrada");
        nobodyComplained();
    }
}
