package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.paste;
import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Caos as four bands play it: Heraldos, Sierpes, Grises, and Wolves, who read English. */
@Tag("slow")
class CaosTest {

    private static final String GAME = "caos";
    private static final Duration LIEUTENANTS = Duration.ofHours(48);

    @TempDir
    Path folder;

    private Table table;
    private Person gm;
    private Person alba;
    private Person bruno;
    private Person carmen;
    private Person frank;

    @BeforeEach
    void everybodyComes() {
        table = Table.bare(folder, Cast.ofSix());
        gm = table.gm;
        alba = table.alba;
        bruno = table.bruno;
        carmen = table.stage.person("p3");
        frank = table.frank;
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    private Said open(String options) {
        gm.press(table.ask(GAME, 4, "La Larga Guerra", "opciones", options).said(), "Abrirla");
        return await(alba, "crónica", "Se buscan jugadores");
    }

    private void start(String options) {
        open(options);
        alba.in("diplomacia").use("campaña unirse", "banda", "Heraldos", "fe", "K");
        bruno.in("diplomacia").use("campaña unirse", "banda", "Sierpes", "fe", "N");
        carmen.in("diplomacia").use("campaña unirse", "banda", "Grises", "fe", "m:Azgur");
        frank.in("diplomacia").use("campaign join", "band", "Wolves", "faith", "A");
        Table.begin(gm.in("diplomacia"));
        await(alba, "crónica", "El turno 1 admite órdenes");
        alba.in("heraldos");
        bruno.in("sierpes");
        carmen.in("grises");
        frank.in("wolves");
    }

    private void everybodyIsReady() {
        for (Person person : List.of(alba, bruno, carmen)) {
            person.use("órdenes listo");
        }
        frank.use("orders ready");
    }

    private Said chronicle(int turn) {
        return Table.result(gm, turn);
    }

    private void nobodyComplained() {
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    /** What a menu of a form offers, by its place. */
    private static List<String> offered(Form form, int part) {
        return form.json()
                .path("components")
                .path(part)
                .path("component")
                .path("options")
                .findValuesAsText("label");
    }

    @Test
    void bandsSignUpWithANameAndAFaith() {
        refused(table.ask(GAME, 3, "La Larga Guerra"), "cuatro bandas");
        refused(table.ask(GAME, 4, "La Larga Guerra", "opciones", "start=somewhere"), "start");
        Said invitation = open("maxPerFaith=1 aspects=false");
        assertTrue(invitation.text().contains("además de sus mundos sagrados: **no**"), invitation.text());
        assertTrue(invitation.text().contains("que son de una sola: **1**"), invitation.text());
        Reply form = alba.press(invitation, "Tomar un puesto");
        assertEquals("la · singular femenino", offered(form.asked(), 1).get(0));
        assertEquals(
                List.of("K · Khorne", "N · Nurgle", "T · Tzeentch", "S · Slaanesh"),
                offered(form.asked(), 2).subList(0, 4));
        assertTrue(alba.fill(form.asked(), "Heraldos", "los", "", "K").text().contains("Heraldos"));
        refused(bruno.in("diplomacia").use("campaña unirse", "banda", "HERALDOS", "fe", "N"), "otro nombre");
        refused(bruno.use("campaña unirse", "banda", "Sierpes", "fe", "K"), "Elige otra");
        refused(frank.in("diplomacia").use("campaign join", "band", "heraldos", "faith", "N"), "heraldos");
        refused(bruno.use("campaña unirse", "banda", "Sierpes", "artículo", "unas"), "la, el, las o los");
        assertTrue(bruno.use("campaña unirse", "banda", "Sierpes", "artículo", "Las")
                .text()
                .contains("Sierpes"));
        carmen.in("diplomacia").use("campaña unirse", "banda", "Grises");
        assertTrue(frank.use("campaign join", "band", "Wolves", "number", "are", "faith", "A")
                .text()
                .contains("Wolves"));
        Person diego = table.stage.person("p4");
        refused(diego.in("diplomacia").use("campaña unirse", "banda", "Tarde"), "ningún puesto");
        assertTrue(Table.begin(gm.in("diplomacia")).text().startsWith("La partida empieza"));
        nobodyComplained();
    }

    @Test
    void twoTurnsEndAsSoonAsEverybodyIsReady() {
        start("turns=4");
        String sheet = alba.use("caos invadir", "planeta", "Orilla").text();
        assertTrue(Lines.stands(1, sheet), sheet);
        assertEquals(List.of("INVADIR Orilla"), Lines.of(alba));
        bruno.use("caos invadir", "planeta", "pórtico");
        carmen.use("caos invadir", "planeta", "Relente");
        String english = frank.use("caos invade", "planet", "Vent").text();
        assertTrue(Lines.stands(1, english), english);
        assertEquals(List.of("INVADE Ventisca"), Lines.of(frank));
        assertFalse(carmen.use("órdenes ver").text().contains("Orilla"));
        everybodyIsReady();
        chronicle(1);
        assertEquals(Set.of("map-1.png"), pictures(1));
        String story = story(1);
        assertTrue(story.contains("Orilla") && story.contains("Ventisca"), story);
        await(gm, "crónica", "El turno 2 admite órdenes");
        alba.use("caos cambiar", "doy", "Orilla", "recibo", "Pórtico", "jugador", "Sierpes");
        bruno.use("caos cambiar", "doy", "Pórtico", "recibo", "Orilla", "jugador", "#1");
        carmen.use("caos ceder", "planeta", "Relente", "jugador", "Wolves");
        frank.use("caos pass");
        table.stage.restart();
        everybodyIsReady();
        chronicle(2);
        assertTrue(story(2).contains("Relente"), story(2));
        assertEquals(1, gm.use("mapa").said().files().size());
        assertTrue(gm.use("fama").text().contains("Heraldos"));
        nobodyComplained();
        table.stage.witness().testify();
    }

    /** The pictures that were posted with a turn. */
    private Set<String> pictures(int turn) {
        return gm.in("crónica").read().stream()
                .flatMap(said -> Table.pictures(said).stream())
                .filter(name -> name.endsWith("-" + turn + ".png"))
                .collect(Collectors.toSet());
    }

    /** All that the chronicle says of a turn. */
    private String story(int turn) {
        return gm.in("crónica").use("informe", "turno", String.valueOf(turn)).text();
    }

    @Tag("long")
    @Test
    void aPasteReplacesTheWholeSetOrNothing() {
        start("turns=4");
        alba.use("caos invadir", "planeta", "Relente");
        Reply bad = paste(alba, "órdenes pegar", "INVADIR Orilla", "INVADIR Prisma", "BAILAR", "# a remark");
        assertTrue(bad.text().contains("INVADIR Prisma") && bad.text().contains("BAILAR"), bad.text());
        assertTrue(bad.text().contains("No se ha apuntado nada"), bad.text());
        assertTrue(Lines.stands(1, bad.text()) && bad.text().contains("Relente"), bad.text());
        assertEquals(List.of("INVADIR Relente"), Lines.of(alba));
        Reply good = paste(alba, "órdenes pegar", "INVADE Orilla", "NADA");
        assertTrue(Lines.stands(1, good.text()), good.text());
        assertEquals("INVADIR Orilla", Lines.of(alba).getFirst());
        assertFalse(good.text().contains("Relente"), good.text());
        nobodyComplained();
    }

    @Test
    void whoeverWouldGiveUpTheGameIsAskedFirst() {
        start("turns=4");
        Reply picked = alba.select(alba.use("órdenes ver").said(), "resign");
        Said asked = picked.form().isPresent()
                ? alba.fill(picked.asked(), "Heraldos").said()
                : picked.said();
        assertTrue(asked.text().contains("Con esto tu partida acaba al cerrarse el turno"), asked.text());
        assertEquals(List.of(), Lines.of(alba), "nothing is written yet");
        alba.press(asked, "Rendirme");
        assertEquals(1, Lines.of(alba).size());
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void oneOrderOfEachFamilyIsRefusedInTheReadersWords() {
        start("turns=4");
        refused(alba.use("caos invadir", "planeta", "Prisma"), "Ojo del Terror");
        refused(alba.use("caos invadir", "planeta", "Jerusalén"), "Jerusalén");
        refused(alba.use("caos invadir", "planeta", "Sal"), "Salobre");
        refused(alba.use("caos invadir", "planeta", "Orilla", "veces", "2"), "Te falta una acción");
        refused(alba.use("caos defender-sector", "sector", "GTE"), "sector");
        refused(alba.use("caos ceder", "planeta", "Orilla", "jugador", "Sierpes"), "Orilla");
        refused(alba.use("caos cambiar", "doy", "Orilla", "recibo", "Pórtico", "jugador", "Sierpes"), "Orilla");
        refused(
                alba.use("caos alianza", "planeta", "Orilla", "con", "Heraldos", "para", "Heraldos"),
                "tu propia banda");
        refused(alba.use("caos gesta", "gesta", "PLA"), "fe");
        refused(alba.use("caos lugartenientes", "a", "Sierpes", "b", "Grises"), "Lugartenientes");
        refused(frank.use("caos invade", "planet", "Prisma"), "Eye");
        refused(frank.use("caos deed", "deed", "OJO"), "Deed");
        assertEquals(0, table.stage.revisions());
        table.stage.clockAt(table.due());
        refused(alba.use("caos invadir", "planeta", "Orilla"), "plazo");
        refused(frank.use("caos pass"), "deadline");
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void valuesAreSuggestedFromWhatThePlayerMayDo() {
        start("turns=4");
        List<String> planets = alba.complete("caos invadir", "planeta", "");
        assertFalse(planets.isEmpty());
        assertTrue(gm.in("diplomacia").complete("caos invadir", "planeta", "").isEmpty());
        assertTrue(carmen.in("diplomacia").complete("campaña unirse", "fe", "").isEmpty());
    }

    @Tag("long")
    @Test
    void theGameMasterCorrectsTheGalaxyInPublic() {
        start("turns=4");
        String done = gm.in("diplomacia")
                .use("dirección editar", "qué", "dueño Relente #1")
                .text();
        assertTrue(done.startsWith("Se publica"), done);
        String sheet = alba.use("caos invadir", "planeta", "Ceniza").text();
        assertTrue(sheet.contains("**1. Invadir Ceniza**"), sheet);
        assertEquals(List.of("INVADIR Ceniza"), Lines.of(alba));
        refused(gm.use("dirección editar", "qué", "dueño Narnia #1"), "Narnia");
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void theWinnerNamesHisLieutenants() {
        start("turns=1");
        alba.use("caos invadir", "planeta", "Orilla");
        everybodyIsReady();
        await(gm, "crónica", "El turno 2 admite órdenes");
        assertEquals(
                List.of("Mi parte"), bruno.await("El turno 1 ha terminado").buttons(), "the winner alone may write");
        assertEquals(
                table.stage.now().plus(LIEUTENANTS).getEpochSecond(),
                table.due().getEpochSecond(),
                600);
        refused(bruno.use("caos invadir", "planeta", "Relente"), "Lugartenientes");
        refused(alba.use("caos lugartenientes", "a", "Heraldos", "b", "Sierpes"), "Lugartenientes");
        table.stage.restart();
        alba.use("caos lugartenientes", "a", "Sierpes", "b", "Wolves");
        alba.use("órdenes listo");
        Said last = await(gm, "crónica", "La partida ha terminado");
        String end = last.text();
        assertTrue(end.contains("Heraldos") && end.contains("Wolves"), end);
        assertFalse(end.contains("Subsectores"), "no tables of abbreviations: " + end);
        String all = last.json().toString();
        assertFalse(all.contains("del turno 0") || all.contains("al 2, como"), "the election is no turn: " + all);
        Said own = bruno.await("La partida ha terminado. Victoria de **Heraldos, ");
        assertEquals(List.of("Mi parte", "Clasificación"), own.buttons());
        refused(frank.use("caos pass"), "no more orders");
        refused(gm.in("diplomacia").use("dirección retroceder"), "La campaña ha terminado");
        nobodyComplained();
    }

    /** The lieutenants share the victory; the lord is named first, whoever took the first seat. */
    @Tag("long")
    @Test
    void theWinnerIsNamedBeforeTheLieutenants() {
        start("turns=1");
        bruno.use("caos invadir", "planeta", "Orilla");
        everybodyIsReady();
        await(gm, "crónica", "El turno 2 admite órdenes");
        bruno.use("caos lugartenientes", "a", "Heraldos", "b", "Wolves");
        bruno.use("órdenes listo");
        String end = await(gm, "crónica", "La partida ha terminado").text();
        assertTrue(end.contains("Victoria de **Sierpes, "), end);
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void aWinnerWhoStaysSilentGetsTheNextTwo() {
        start("turns=1 lieutenantHours=5");
        alba.use("caos invadir", "planeta", "Orilla");
        everybodyIsReady();
        await(gm, "crónica", "El turno 2 admite órdenes");
        table.stage.at(table.due().plusSeconds(4));
        String end = await(gm, "crónica", "La partida ha terminado").text();
        assertTrue(end.contains("Heraldos"), end);
        nobodyComplained();
    }

    @Tag("long")
    @Test
    void bandsThatStaySilentAreToldOf() {
        start("turns=4");
        table.endTurn();
        table.endTurn();
        chronicle(2);
        assertTrue(story(2).contains("sin enviar órdenes"), story(2));
        nobodyComplained();
    }
}
