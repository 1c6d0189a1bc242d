package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign of a ruleset that asks newcomers for something, through commands, buttons and modals. */
@Tag("slow")
class LeagueTableTest {

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void sitDown() {
        table = Table.bare(folder, Cast.ofSix());
    }

    @AfterEach
    void getUp() {
        table.close();
    }

    private Said invitation() {
        Reply question = table.gm.use("campaña nueva", "juego", "league", "nombre", "La Liga", "puestos", "3");
        assertTrue(question.text().contains("los lunes y jueves a las 21:00 (Madrid)"), question.text());
        table.gm.press(question.said(), "Abrirla");
        return Table.await(table.alba, "crónica", "Se buscan jugadores");
    }

    private void running() {
        Said invitation = invitation();
        fill(table.alba, table.alba.press(invitation, "Tomar un puesto"), "Gil", "trigo");
        table.bruno.in("diplomacia").use("campaña unirse", "molinero", "Noa");
        Table.begin(table.gm.in("diplomacia"));
        Table.await(table.alba, "crónica", "El turno 1 admite órdenes");
        table.alba.in("gil");
        table.bruno.in("noa");
    }

    private static Reply fill(Person person, Reply asked, String... values) {
        return person.fill(asked.asked(), values);
    }

    @Test
    void whoPressesTheButtonIsAskedAndWhoSaysAllIsNot() {
        Said invitation = invitation();
        Reply asked = table.alba.press(invitation, "Tomar un puesto");
        assertEquals("Apúntate a la liga", asked.asked().title());
        assertTrue(fill(table.alba, asked, "Gil", "").text().contains("Ahora eres **Gil**"));
        Reply direct =
                table.bruno.in("diplomacia").use("campaña unirse", "molinero", "Noa la Blanca", "grano", "trigo");
        assertTrue(direct.text().contains("Ahora eres **Noa la Blanca**"), direct.text());
        Reply english = table.frank.in("diplomacia").use("campaign join", "grain", "wheat");
        assertEquals("Join the league", english.asked().title());
        Reply taken = fill(table.frank, english, "GIL", "rye");
        assertTrue(taken.text().contains("✖ There is a miller called “GIL” already."), taken.text());
        Reply again = table.frank.use("campaign join", "miller", "Eve", "grain", "wheat");
        assertTrue(again.text().contains("✖ Somebody grinds that grain already."), again.text());
        assertTrue(table.frank
                .use("campaign join", "miller", "Eve", "grain", "barley")
                .text()
                .startsWith("✖"));
        assertTrue(table.frank
                .use("campaign join", "miller", "Eve", "grain", "rye")
                .text()
                .contains("You are **Eve** now"));
        assertTrue(table.alba.press(invitation, "Tomar un puesto").text().contains("Ya tienes un puesto en La Liga"));
        Person late = table.stage.person("p4");
        Reply full = late.in("diplomacia").use("campaña unirse", "molinero", "Zoe");
        assertEquals("✖ Ya no cabe nadie en la liga.", full.text());
        Table.await(table.alba, "crónica", "**Noa la Blanca** está ahora en manos de");
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Test
    void optionsMayHoldBlanksAndCommasAndWhatIsNamedByItselfWins() {
        Reply asked = table.gm.use(
                "campaña nueva",
                "juego",
                "league",
                "nombre",
                "La Liga",
                "zona",
                "Europe/Paris",
                "opciones",
                "prizes=3,4,5 bell=0 8 * * 1,4, tower=Europe/Madrid; turns=4");
        assertTrue(asked.text().contains("los lunes y jueves a las 8:00 (París)"), asked.text());
        Reply wrong = table.gm.use(
                "campaña nueva", "juego", "league", "nombre", "La Liga", "opciones", "prizes=gold turns=4");
        assertEquals("✖ «gold» no vale para prizes. Escríbelo como en «1,2».", wrong.text());
        Reply few = table.gm.use("campaña nueva", "juego", "league", "nombre", "La Liga", "puestos", "1");
        assertEquals("✖ Una liga necesita 2 molinos.", few.text());
    }

    @Tag("long")
    @Test
    void theBlanksOfferWhatTheCampaignsRulesetKnows() {
        invitation();
        assertEquals(List.of("WHEAT", "RYE"), table.frank.in("diplomacia").complete("campaign join", "grain", ""));
        assertEquals(List.of("WHEAT"), table.bruno.in("diplomacia").complete("campaña unirse", "grano", "tri"));
        assertEquals(List.of(), table.frank.complete("campaign join", "miller", "a"));
    }

    @Test
    void namesThatCouldDoHarmAreNotTakenAndOthersAreShownLiterally() {
        invitation();
        Table.Letterbox letters = table.letters();
        for (String name : List.of("@everyone", "<@1> gana", "[premio](x)", "ab\u202Edc")) {
            Reply refused = table.bruno.in("diplomacia").use("campaña unirse", "molinero", name);
            assertTrue(refused.text().startsWith("✖ En el nombre caben letras"), refused.text());
        }
        Reply wordy = table.bruno.use("campaña unirse", "molinero", "Noa de los Siete Molinos");
        assertEquals("✖ molinero puede tener 20 caracteres como mucho, y esto tiene 24.", wordy.text());
        table.bruno.use("campaña unirse", "molinero", "Noa (1. la) & Cía.");
        Table.await(table.alba, "crónica", "está ahora en manos de");
        letters.harmless();
    }

    @Test
    void aPlayerIsMentionedAndBothHearOfAMirroredBargain() {
        running();
        String sheet = table.alba
                .use("mill llevar", "a", "<@" + table.bruno.id() + ">", "sacos", "2")
                .text();
        assertTrue(Lines.stands(1, sheet), sheet);
        assertEquals(List.of("llevar Noa 2"), Lines.of(table.alba));
        assertFalse(sheet.contains("☞"), sheet);
        String told = table.bruno.use("mill llevar", "a", "Gil", "sacos", "1").text();
        assertTrue(told.contains("☞ Gil y tú os lleváis cargas."), told);
        table.alba.await("Hay algo nuevo que atañe a tu hoja");
        String own = table.alba.use("órdenes ver").text();
        assertTrue(own.contains("Noa y tú os lleváis cargas."), own);
        assertFalse(table.bruno.read().stream().anyMatch(said -> said.text().contains("os lleváis cargas")));
        Reply preview = table.bruno.use("órdenes previa");
        assertTrue(preview.text().contains("Te quedan 5 sacos"), preview.text());
        assertEquals(
                "En el molino. El molino, en el turno 1, con 1 órdenes.",
                preview.said().shown().get(0).path("description").asText());
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    private void running(String ruleset) {
        table.gm.press(table.ask(ruleset, 2, "El Molino", "aviso", "24, 3").said(), "Abrirla");
        table.alba.press(Table.await(table.alba, "crónica", "Se buscan jugadores"), "Tomar un puesto");
        table.frank.in("diplomacia").use("campaign join");
        Table.begin(table.gm.in("diplomacia"));
        Table.await(table.alba, "crónica", "El turno 1 admite órdenes");
        table.alba.in("aspa");
        table.frank.in("muela");
    }

    @Test
    void whereAPasteIsTheWholeSheetEverybodyIsToldThatNothingWasEntered() {
        running("guild");
        String spanish = Table.paste(table.alba, "órdenes pegar", "moler 2", "bailar", "moler 4")
                .text();
        assertTrue(spanish.contains("No se ha apuntado nada y tu hoja sigue como estaba"), spanish);
        assertTrue(spanish.contains("✖ línea 2: bailar") && spanish.contains("✖ línea 3: moler 4"), spanish);
        assertTrue(spanish.contains("Todavía no has apuntado nada"), spanish);
        assertEquals(List.of(), Lines.of(table.alba));
        String english =
                Table.paste(table.frank, "orders paste", "grind 2", "dance").text();
        assertTrue(english.contains("Nothing was entered, and your sheet is as it was"), english);
        assertTrue(english.contains("✖ line 2: dance"), english);
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void whereTheFirstRefusedLineStopsAPasteEverybodyIsToldWhichItWas() {
        running("brotherhood");
        String spanish = Table.paste(table.alba, "órdenes pegar", "moler 2", "bailar", "moler 1")
                .text();
        assertTrue(spanish.contains("Aquí se ha parado; las líneas de antes se han apuntado"), spanish);
        assertTrue(Lines.stands(1, spanish) && !Lines.stands(2, spanish), spanish);
        assertEquals(List.of("moler 2"), Lines.of(table.alba));
        String english = Table.paste(table.frank, "orders paste", "grind 2", "dance", "grind 1")
                .text();
        assertTrue(english.contains("Stopped here; the lines before it were entered"), english);
        assertTrue(english.contains("✖ line 2: dance"), english);
        assertEquals(List.of("grind 2"), Lines.of(table.frank));
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Test
    void remindersThatAreNoHoursAreRefusedInOneSentence() {
        Table.refused(table.ask("mill", 2, "El Molino", "aviso", "a las tres"), "Eso no son horas de aviso");
    }

    @Tag("long")
    @Test
    void theGameMasterStepsInAndChangesOptionsInPublic() {
        running();
        assertEquals(
                List.of("turns"),
                table.gm.in("diplomacia").complete("dirección opción", "opción", "cuántos").stream()
                        .toList());
        assertEquals(
                List.of("true", "false"), table.gm.complete("dirección opción", "opción", "impatient", "valor", ""));
        assertTrue(table.gm
                .use("dirección opción", "opción", "turns", "valor", "7")
                .text()
                .contains("cambia una opción. cuántos turnos: 2 → 7"));
        Table.await(table.alba, "crónica", "cambia una opción. cuántos turnos: 7");
        Reply fixed = table.gm.use("dirección opción", "opción", "prizes", "valor", "3");
        assertTrue(fixed.text().startsWith("✖ Con la partida en marcha esto ya no se cambia: «prizes»"), fixed.text());
        assertEquals(List.of("lluvia 2"), table.gm.complete("dirección editar", "qué", "lluvia"));
        assertTrue(table.gm.use("dirección editar", "qué", "lluvia 2").text().contains("Llueven 2 sacos"));
        Table.await(table.alba, "crónica", "Llueven 2 sacos para cada molinero");
    }

    @Tag("long")
    @Test
    void theButtonsOfATurnThatIsOverOpenTheSheetThereIsNow() {
        running();
        Said opened = Table.await(table.alba, "crónica", "El turno 1 admite órdenes");
        assertTrue(table.alba.press(opened, "Mis órdenes").text().contains("Todavía no has apuntado nada"));
        table.alba.in("gil");
        table.endTurn();
        table.alba.in("crónica");
        String now = table.alba.press(opened, "Mis órdenes").text();
        assertTrue(now.contains("Tu hoja · Turno 2"), now);
    }

    @Test
    void theGameMasterAloneReadsWhatLooksLikeFoulPlay() {
        running();
        Table.Letterbox letters = table.letters();
        table.alba.use("mill moler", "sacos", "5");
        table.endTurn();
        letters.await("Gil no deja nada para los demás.");
        assertFalse(table.alba.in("crónica").read().stream()
                .anyMatch(said -> said.text().contains("no deja nada")));
    }
}
