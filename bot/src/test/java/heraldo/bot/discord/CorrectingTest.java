package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever has typed something wrong puts it right, instead of typing it all again. */
@Tag("slow")
class CorrectingTest {

    private static final String MEND = "Corregir";
    private static final String TYPED = "Esto es lo que escribiste";

    @TempDir
    Path folder;

    private Table table;
    private Person gm;

    @BeforeEach
    void come() {
        table = Table.bare(folder, Cast.ofSix());
        gm = table.gm;
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    private void play() {
        table.open("Los Reinos");
        table.start();
        gm.in("diplomacia");
    }

    /** What stands in the fields of a form, from the top; several values of a menu between commas. */
    private static List<String> standing(Form form) {
        List<String> standing = new ArrayList<>();
        for (JsonNode label : form.json().path("components")) {
            JsonNode field = label.path("component");
            if (field.has("options")) {
                standing.add(StreamSupport.stream(field.path("options").spliterator(), false)
                        .filter(option -> option.path("default").asBoolean())
                        .map(option -> option.path("value").asText())
                        .collect(Collectors.joining(",")));
            } else if (field.has("custom_id")) {
                standing.add(field.path("value").asText());
            }
        }
        return standing;
    }

    /** What was refused last, and below it the message that stays. */
    private Said last;

    /** Fills in a form wrongly: it opens again as it was filled in. Returns it. */
    private Form refused(Person person, Form form, String why, String... values) {
        Said refused = person.fill(form, values).said();
        assertTrue(refused.whispered(), "its writer alone sees it");
        assertTrue(refused.text().contains("✖ ") && refused.text().contains(why), refused.text());
        assertTrue(refused.buttons().contains(MEND), refused.text() + refused.buttons());
        last = refused;
        Form again = person.press(refused, MEND).asked();
        assertEquals(List.of(values), standing(again));
        assertEquals(form.title(), again.title());
        return again;
    }

    /** The campaigns of the server, by their names. */
    private Map<String, Campaign> opened() {
        Map<String, Campaign> opened = new TreeMap<>();
        long guild =
                table.stage.sandbox().world().guilds().iterator().next().id().value();
        table.stage
                .read(books -> books.campaigns().inGuild(guild))
                .forEach(campaign -> opened.put(campaign.name(), campaign));
        return opened;
    }

    @Tag("long")
    @Test
    void aFormOfADraftComesBackFilledInUntilItIsRight() {
        Said draft = gm.select(gm.use("campaña nueva").said(), "caos").said();
        Form clock = gm.press(draft, "Plazo").asked();
        Form again = refused(gm, clock, "«Madrid/Sol»", "", "", "cada 3 días a las 21:30", "Madrid/Sol", "24/12 18:00");
        Form once = refused(gm, again, "Hay 3 campos", "", "", "cada 3 lunas", "Europe/Madrid", "24/12 18:00");
        Said done = gm.fill(once, "", "", "cada 3 días a las 21:30").said();
        assertEquals(draft.id(), done.id(), "in place");
        assertTrue(done.text().contains("cada 3 días a las 21:30 (Madrid)"), done.text());
        assertFalse(done.buttons().contains(MEND), done.buttons().toString());
        refused(gm, gm.press(done, "Días sin plazos").asked(), "«Pascua»", "del 25/12 al 6/1\nPascua");
        refused(gm, gm.press(last, "Turnos").asked(), "horas", "true", "5", "muchas", "false");
        Said options = gm.press(last, "Opciones del juego").said();
        refused(gm, gm.select(options, "turns").asked(), "«41»", "41");
    }

    @Test
    void everyFormOfThePanelComesBackFilledIn() {
        play();
        String zone = "Europe/Madrid";
        Form days = refused(gm, form("days"), "no es una hora", "WED,SUN", "25:99", zone);
        Said done = gm.fill(days, "WED,SUN", "21:30").said();
        assertTrue(done.text().contains("los miércoles y domingos a las 21:30"), done.text());
        refused(gm, form("until"), "«mañana u otro día»", "mañana u otro día");
        refused(gm, form("cron"), "«DOMI»", "0 20 * * DOMI", zone);
        refused(gm, form("quiet"), "«Pascua»", "Pascua");
        refused(gm, form("window"), "«pocos»", "pocos");
        refused(gm, form("press"), "«no»", "PUBLIC", "NONE", "no", "true");
        refused(gm, form("absence"), "«no»", "", "no", "6", "all", "majority");
    }

    private Form form(String line) {
        return gm.select(gm.use("dirección panel").said(), line).asked();
    }

    @Test
    void whateverAPlayerWritesComesBack() {
        play();
        Person alba = table.alba;
        Said own = alba.use("ajustes personales").said();
        refused(alba, alba.press(own, "Horas de silencio").asked(), "«x»", "x", "America/Bogota");
        Said refused = alba.fill(alba.use("órdenes pegar").asked(), "recolectar G5\nbailar")
                .said();
        Form box = alba.press(refused, MEND).asked();
        assertEquals(List.of("recolectar G5\nbailar"), standing(box));
        alba.fill(box, "recolectar G5\npasar");
        assertEquals(List.of("recolectar G5", "pasar"), Lines.of(alba));
        Form edict = gm.select(gm.use("dirección editar").said(), "now-stock").asked();
        refused(gm, edict, "Un almacén no guarda", "seat-1", "99", "wood", "Un regalo.");
    }

    @Test
    void theFormOfAnOrderComesBackWithAllThatWasChosenAndTyped() {
        play();
        Person alba = table.alba;
        Form move = alba.select(alba.use("órdenes ver").said(), "move").asked();
        Said refused = alba.fill(move, "F4", "1", "muchos").said();
        assertTrue(refused.text().contains("✖ ") && refused.text().contains("«muchos»"), refused.text());
        Form again = alba.press(refused, MEND).asked();
        assertEquals(List.of("G4", "F4", "1", "muchos"), standing(again));
        Said done = alba.fill(again, "G4", "F4", "1", "").said();
        assertEquals(refused.id(), done.id(), "in place");
        assertEquals(List.of("mover G4 F4 colonos=1"), Lines.of(alba));
    }

    @Test
    void anOrderIsNotLostIfTheSheetHasChangedWhileItsFormWasOpen() {
        play();
        Person alba = table.alba;
        Form story = alba.select(alba.use("órdenes ver").said(), "story").asked();
        Table.paste(alba, "órdenes pegar", "pasar");
        Said done = alba.fill(story, "Había una vez un rey.").said();
        assertFalse(done.text().contains("había cambiado"), "nothing conflicts with it");
        assertEquals(List.of("pasar", "historia: Había una vez un rey."), Lines.of(alba));
        Form change = alba.press(alba.select(done, "2").said(), "Cambiar").asked();
        Table.paste(alba, "órdenes pegar", "recolectar G5");
        alba.fill(change, "Había otra vez un rey.");
        assertEquals(
                List.of("recolectar G5", "historia: Había otra vez un rey."),
                Lines.of(alba),
                "nor with a line that is not there any more");
    }

    @Tag("long")
    @Test
    void anOrderIsNotLostIfTheTurnEndsWhileItsFormIsOpen() {
        play();
        Person alba = table.alba;
        Form story = alba.select(alba.use("órdenes ver").said(), "story").asked();
        table.endTurn();
        Said past = alba.fill(story, "Había una vez un rey.").said();
        assertTrue(past.text().contains("El turno de esa hoja ya ha acabado"), past.text());
        assertFalse(past.text().contains("había cambiado"), past.text());
        alba.fill(alba.press(past, MEND).asked());
        assertEquals(List.of("historia: Había una vez un rey."), Lines.of(alba));
    }

    @Tag("long")
    @Test
    void aButtonOfAnEarlierTurnOpensTheSheetOfNow() {
        play();
        Person alba = table.alba;
        Said first = Table.await(alba, "crónica", "El turno 1 admite órdenes");
        table.endTurn();
        Said opened = alba.press(first, "Mis órdenes").said();
        assertTrue(opened.text().contains("Tu hoja · "), opened.text());
    }

    @Test
    void aCommandComesBackWithWhatWasTypedAndOpensTheCampaignOnceItIsRight() {
        Said refused = gm.use(
                        "campaña nueva",
                        "juego",
                        "caos",
                        "nombre",
                        "Los Bandos",
                        "plazo",
                        "cada 3 lunas",
                        "zona",
                        "Europe/Lisbon",
                        "primer-plazo",
                        "24/12 18:00",
                        "sin-plazos",
                        "del 25/12 al 6/1",
                        "puestos",
                        "5",
                        "idioma",
                        "en",
                        "opciones",
                        "turns=12",
                        "anticipar",
                        "false",
                        "prensa",
                        "public",
                        "margen",
                        "7",
                        "aviso",
                        "24 3")
                .said();
        assertTrue(refused.whispered() && refused.text().contains("Hay 3 campos"), refused.text());
        String back = refused.text().substring(refused.text().indexOf(TYPED)).replace("\\", "");
        for (String text : List.of("Los Bandos", "cada 3 lunas", "24/12 18:00", "del 25/12 al 6/1", "turns=12")) {
            assertTrue(back.contains("> " + text), back);
        }
        Form form = gm.press(refused, MEND).asked();
        assertEquals("/campaña nueva", form.title());
        assertEquals(
                List.of("cada 3 lunas", "Los Bandos", "24/12 18:00", "del 25/12 al 6/1", "24 3"),
                standing(form),
                "what is wrong comes first, then what is written freely, as much as a form holds");
        Said worse = gm.fill(form, "cada 3 soles").said();
        assertTrue(worse.text().contains("> cada 3 soles"), worse.text());
        Said asked = gm.fill(gm.press(worse, MEND).asked(), "cada 3 días a las 21:30")
                .said();
        assertEquals(refused.id(), asked.id(), "in place");
        assertTrue(asked.text().contains("¿Abrir esta campaña?"), asked.text());
        gm.press(asked, "Abrirla");
        Campaign campaign = opened().get("Los Bandos");
        Roster roster = table.stage.office().campaigns().roster(campaign.id());
        assertEquals("caos", campaign.ruleset());
        assertEquals(5, roster.occupancies().size());
        assertEquals("Europe/Lisbon", campaign.cadence().zone().getId());
        assertTrue(campaign.cadence().first().isPresent());
        assertEquals(1, campaign.cadence().quiet().size());
        assertEquals("en", campaign.home().language().getLanguage());
        assertEquals("12", campaign.options().get("turns"));
        assertFalse(campaign.terms().early().possible());
        assertEquals(7, campaign.terms().early().window());
        assertEquals("24 3", campaign.terms().reminders().toString());
    }

    @Tag("long")
    @Test
    void othersCommandsComeBackToo() {
        play();
        Person alba = table.alba;
        Said away = alba.use("ausente", "desde", "hoy", "hasta", "el otro día").said();
        assertTrue(away.text().contains("no es un día que yo entienda"), away.text());
        Form days = alba.press(away, MEND).asked();
        assertEquals(List.of("el otro día", "hoy"), standing(days));
        Said booked = alba.fill(days, "7 días").said();
        assertTrue(booked.text().contains("Apuntado"), booked.text());
        Said deadline = gm.use("dirección plazo", "sin-plazos", "Pascua").said();
        Said rested =
                gm.fill(gm.press(deadline, MEND).asked(), "del 25/12 al 6/1").said();
        assertTrue(rested.text().startsWith("Se publica"), rested.text());
        Said order = alba.use("kaixiflan recolectar", "hex", "Z9").said();
        alba.fill(alba.press(order, MEND).asked(), "G5");
        assertEquals(List.of("recolectar G5"), Lines.of(alba));
        Person frank = table.frank;
        Said english = frank.use("kaixiflan collect", "hex", "Q99").said();
        assertFalse(english.text().contains("This is what you typed"), "three letters are in the form alone");
        assertEquals(
                "/kaixiflan collect", frank.press(english, "Correct").asked().title());
    }

    @Tag("long")
    @Test
    void whatIsOnlyChosenOrNotOnesOwnToDoIsNotOfferedAgain() {
        play();
        Said fixed = gm.use("dirección ausencia").said();
        assertFalse(fixed.buttons().contains(MEND), fixed.text());
        Said others = table.alba
                .in("diplomacia")
                .use("dirección anunciar", "texto", "Hola")
                .said();
        assertFalse(others.buttons().contains(MEND) || others.text().contains(TYPED), others.text());
        String speech = "Mañana a las ocho se reúne el consejo en la capital de Alborada.";
        Said long_ = table.alba.use("dirección anunciar", "texto", speech).said();
        assertFalse(long_.buttons().contains(MEND), long_.buttons().toString());
        assertTrue(long_.text().contains("> " + speech), long_.text());
    }

    @Test
    void whatWasTypedIsNobodyElsesAndIsKeptForAnHourAtMost() {
        play();
        Person alba = table.alba;
        Said refused = alba.use("ausente", "hasta", "el otro día").said();
        String id = buttonId(refused);
        Forger forger = new Forger(table.stage);
        World world = table.stage.sandbox().world();
        Channel here = world.exclusively(
                () -> world.channels().of(world.guilds().iterator().next()).stream()
                        .filter(channel -> channel.name().equals("diplomacia"))
                        .findFirst()
                        .orElseThrow());
        Forger.Heard bruno = forger.press(table.stage.user("p2"), here, id);
        assertFalse(bruno.opened());
        assertEquals("✖ Este botón es para otra persona.", bruno.text());
        Form form = alba.press(refused, MEND).asked();
        alba.fill(form, "7 días");
        Forger.Heard after = forger.press(table.stage.user("p1"), here, id);
        assertTrue(after.text().contains("ya no se guarda"), "it has been corrected: " + after.text());
        Said late = alba.use("ausente", "hasta", "el otro día").said();
        table.stage.clockAt(table.stage.now().plus(Duration.ofMinutes(61)));
        assertTrue(alba.press(late, MEND).text().contains("ya no se guarda"));
    }

    private static String buttonId(Said said) {
        return said.json().findValues("custom_id").stream()
                .map(JsonNode::asText)
                .findFirst()
                .orElseThrow();
    }

    @Tag("long")
    @Test
    void afterARestartItSaysSoAndGivesBackWhatIsSent() {
        play();
        Person alba = table.alba;
        String promise = "Paz en el valle hasta que se seque el río grande.";
        Form treaty = alba.use("tratado ofrecer").asked();
        Form story = alba.select(alba.use("órdenes ver").said(), "story").asked();
        Said refused = alba.use("ausente", "hasta", "el otro día").said();
        Form open = alba.press(refused, MEND).asked();
        Form panel = gm.select(gm.use("dirección panel").said(), "quiet").asked();
        table.stage.restart();
        String gone = alba.press(refused, MEND).text();
        assertTrue(gone.startsWith("✖ ") && gone.contains("ya no se guarda"), gone);
        String words = "el día 12, creo";
        String sent = alba.fill(open, words).text();
        assertTrue(sent.contains("ya no se guarda") && sent.contains("> " + words), sent);
        Said desk = alba.fill(story, "Había una vez un rey.").said();
        assertTrue(desk.text().contains("> Había una vez un rey."), desk.text());
        assertTrue(desk.buttons().contains("Listo"), desk.buttons().toString());
        String days = "la Semana Santa entera, y también la Navidad";
        String typed = gm.fill(panel, days).text();
        assertTrue(typed.contains("✖ ") && typed.contains("> " + days), typed);
        assertTrue(alba.fill(treaty, "2", promise, "0", "secret").text().contains(promise));
    }
}
