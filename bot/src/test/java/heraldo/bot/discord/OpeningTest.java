package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.World;
import heraldo.rules.engine.Ladder;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A campaign is thought out and opened by pressing, in one message; nothing is opened before its game master says yes. */
@Tag("slow")
class OpeningTest {

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

    private Said begin(String game) {
        return gm.select(gm.use("campaña nueva").said(), game).said();
    }

    /** Fills in a form of the draft; several values of a menu stand between commas. */
    private Said fill(Said draft, String form, String... values) {
        return gm.fill(gm.press(draft, form).asked(), values).said();
    }

    /** Gives an option of the game another value, and goes back to the draft. */
    private Said choose(Said draft, String option, String value) {
        Said options = gm.press(draft, "Opciones del juego").said();
        return gm.press(gm.fill(gm.select(options, option).asked(), value).said(), "Volver")
                .said();
    }

    private Reply open(Said draft) {
        Said question = gm.press(draft, "Abrirla…").said();
        assertTrue(question.text().contains("¿Abrir esta campaña?"), question.text());
        assertEquals(draft.id(), question.id(), "in place");
        return gm.press(question, "Abrirla");
    }

    /** The campaigns of the server, by their names. */
    private List<Roster> opened() {
        long guild =
                table.stage.sandbox().world().guilds().iterator().next().id().value();
        return table
                .stage
                .read(books -> books.campaigns().inGuild(guild).stream()
                        .sorted(Comparator.comparing(Campaign::name))
                        .map(Campaign::id)
                        .toList())
                .stream()
                .map(id -> table.stage.office().campaigns().roster(id))
                .toList();
    }

    private Campaign only() {
        assertEquals(1, opened().size());
        return opened().get(0).campaign();
    }

    @Test
    void deadlinesAreSaidInWordsWithTheFirstOfThemAndDaysWithoutAny() {
        Said draft = begin("caos");
        draft = fill(draft, "Plazo", "", "", "cada 3 días a las 21:30", "Europe/Madrid", "24/12 18:00");
        assertTrue(draft.text().contains("cada 3 días a las 21:30 (Madrid)"), draft.text());
        long first = LocalDateTime.parse(
                        LocalDate.ofInstant(table.stage.now(), ZoneOffset.UTC).getYear() + "-12-24T18:00")
                .atZone(ZoneId.of("Europe/Madrid"))
                .toEpochSecond();
        assertTrue(draft.text().contains("**Primer plazo:** <t:" + first), draft.text());
        draft = fill(draft, "Días sin plazos", "del 25/12 al 6/1\n19/3");
        assertTrue(draft.text().contains("Sin plazos del 25 de diciembre de "), draft.text());
        Said question = gm.press(draft, "Abrirla…").said();
        assertTrue(question.text().contains("Los cinco próximos plazos serían"), question.text());
        assertEquals(
                5,
                question.text().lines().filter(line -> line.startsWith("• <t:")).count(),
                question.text());
        gm.press(question, "Abrirla");
        assertTrue(only().cadence().first().isPresent());
        assertEquals(2, only().cadence().quiet().size());
    }

    @Tag("long")
    @Test
    void inCathayTooACadenceIsSaidInWords() {
        Reply asked = gm.use(
                "campaña nueva",
                "juego",
                "cathay",
                "nombre",
                "Ruta",
                "plazo",
                "miércoles y domingos a las 9:30 pm",
                "opciones",
                "turnMode=cron");
        assertTrue(asked.text().contains("los miércoles y domingos a las 21:30"), asked.text());
        gm.press(asked.said(), "Abrirla");
        assertEquals("30 21 * * WED,SUN", only().cadence().cron());
        assertEquals("30 21 * * WED,SUN", only().options().get("cron"));
    }

    @Test
    void aCampaignIsOpenedByPressingAlone() {
        Said games = gm.use("campaña nueva").said();
        assertTrue(games.whispered() && games.text().contains("¿A qué se juega?"), games.text());
        assertTrue(games.json().toString().contains("Puestos: de 3 a 6 · una estación por turno"));
        Said draft = gm.select(games, "kaixiflan").said();
        assertEquals(games.id(), draft.id(), "in place");
        assertTrue(draft.text().contains("los domingos a las 20:00 (Madrid)"), draft.text());
        assertTrue(draft.text().contains("**Los Hijos de Kaixiflán** · 6 puestos · en español"), draft.text());
        assertTrue(draft.text().contains("las habituales"), draft.text());
        draft = gm.select(draft, "3").said();
        draft = fill(draft, "Nombre", "Los Reinos", "en");
        assertTrue(draft.text().contains("**Los Reinos** · 3 puestos · en inglés"), draft.text());
        draft = fill(draft, "Plazo", "WED,SUN", "21:30", "", "Europe/London");
        assertTrue(draft.text().contains("los miércoles y domingos a las 21:30 (Londres)"), draft.text());
        draft = fill(draft, "Turnos", "false", "10", "24 3", "false");
        assertTrue(draft.text().contains("24 y 3 h antes"), draft.text());
        draft = fill(draft, "Ausencias", "strict", "true");
        draft = fill(draft, "Prensa y secretos", "public", "true", "true", "false", "true");
        assertTrue(draft.text().contains("solo en público"), draft.text());
        draft = choose(draft, "start.stock", "9");
        assertTrue(draft.text().contains("al empezar: **9**"), draft.text());
        assertEquals(List.of(), opened(), "nothing is opened yet");
        assertTrue(open(draft).text().contains("**Los Reinos** está abierta"));
        Campaign campaign = only();
        assertEquals("Los Reinos", campaign.name());
        assertEquals(3, opened().get(0).occupancies().size());
        assertEquals(Locale.ENGLISH, campaign.home().language());
        assertEquals("30 21 * * WED,SUN", campaign.cadence().cron());
        assertEquals("Europe/London", campaign.cadence().zone().getId());
        assertEquals("9", campaign.options().get("start.stock"));
        assertFalse(campaign.terms().early().possible()
                || campaign.terms().showsDue()
                || campaign.terms().simulate());
        assertEquals(10, campaign.terms().early().window());
        assertEquals("24 3", campaign.terms().reminders().toString());
        assertEquals(Ladder.Rung.STAND_IN, campaign.terms().ladder().rung(0));
        assertEquals(1, campaign.terms().ladder().excused());
        assertEquals(new PressTerms(Press.PUBLIC, true, true), campaign.terms().press());
        assertTrue(campaign.terms().gameMasterSees());
        String invitation = Table.await(table.alba, "chronicle", "Players").text();
        assertTrue(invitation.contains("**9**"), invitation);
        assertTrue(invitation.contains("Turns last until their deadline, even if all sheets are ready"), invitation);
        assertTrue(invitation.contains("Turns end on Wednesdays and Sundays at 21:30 (London)"), invitation);
    }

    @Tag("long")
    @Test
    void aGameWithDaysOfItsOwnAsksForThem() {
        Said draft = gm.select(begin("tribus"), "3").said();
        assertTrue(draft.text().contains("cada tribu juega su día de la semana, que acaba a las 20:00"), draft.text());
        draft = fill(draft, "Plazo", "SAT", "lunes, miércoles, viernes", "18:30", "5", "Europe/Madrid");
        assertTrue(draft.text().contains("que acaba a las 18:30 (Madrid)"), draft.text());
        assertTrue(draft.text().contains("**lunes, miércoles, viernes**"), draft.text());
        Said question = gm.press(draft, "Abrirla…").said();
        assertTrue(question.text().contains("Cada tribu juega su día"), question.text());
        assertFalse(question.text().contains("próximos plazos"), question.text());
        gm.press(question, "Abrirla");
        Campaign campaign = only();
        assertEquals("SAT", campaign.options().get("weekEnd"));
        assertEquals("MON,WED,FRI", campaign.options().get("weekdays"));
        assertEquals("18:30", campaign.options().get("closeAt"));
        assertEquals("5", campaign.options().get("draftHours"));
        Said invitation = Table.await(table.alba, "crónica", "Se buscan jugadores");
        assertTrue(invitation.text().contains("Cada tribu juega su día de la semana"), invitation.text());
        assertTrue(invitation.text().contains("lunes, miércoles, viernes"), invitation.text());
    }

    @Tag("long")
    @Test
    void whoeverReadsEnglishOpensACampaignInEnglish() {
        gm.use("ajustes servidor", "abren", "everybody");
        Person frank = table.frank;
        Said draft = frank.select(frank.use("campaign new").said(), "caos").said();
        assertTrue(draft.text().contains("New campaign · Chaos"), draft.text());
        assertTrue(draft.text().contains("on Mondays and Thursdays at 21:00"), draft.text());
        Said options = frank.press(draft, "Options of the game").said();
        Said chosen =
                frank.fill(frank.select(options, "start").asked(), "homeworld").said();
        assertTrue(chosen.text().contains("Changed already:"), chosen.text());
        draft = frank.press(chosen, "Back").said();
        draft = frank.fill(frank.press(draft, "Turns").asked(), "false", "5", "24 3", "true")
                .said();
        assertTrue(draft.text().contains("one changed"), draft.text());
        Said question = frank.press(draft, "Open it…").said();
        frank.press(question, "Open it");
        Campaign campaign = only();
        assertEquals("Chaos", campaign.name());
        assertEquals("homeworld", campaign.options().get("start"));
        assertEquals("0 21 * * 1,4", campaign.cadence().cron());
        String invitation = Table.await(table.alba, "chronicle", "Players").text();
        assertTrue(invitation.contains("a turn is resolved as soon as all bands are ready: **no**"), invitation);
        assertTrue(invitation.contains("**with one planet each**"), invitation);
        assertEquals(Locale.ENGLISH, campaign.home().language());
    }

    @Tag("long")
    @Test
    void whatIsRefusedLeavesTheDraftAsItWas() {
        Said draft = gm.select(begin("caos"), "5").said();
        Said late = fill(draft, "Plazo", "SUN", "25:99", "", "Europe/Madrid");
        refused(draft, late, "no es una hora");
        Said odd = fill(late, "Plazo", "SUN", "20:00", "0 20 * * DOMI", "Europe/Madrid");
        refused(draft, odd, "«DOMI»");
        Said lost = fill(odd, "Plazo", "SUN", "20:00", "", "Madrid/Sol");
        refused(draft, lost, "«Madrid/Sol»");
        Said never = fill(lost, "Turnos", "true", "5", "muchas", "true");
        refused(draft, never, "horas");
        Said options = gm.press(never, "Opciones del juego").said();
        Said many = gm.fill(gm.select(options, "turns").asked(), "41").said();
        assertTrue(many.text().contains("✖ «41» no vale. Cuántos turnos dura la partida: de 1 a 40."), many.text());
        draft = gm.press(many, "Volver").said();
        assertTrue(draft.text().contains("los lunes y jueves a las 21:00"), draft.text());
        assertTrue(draft.text().contains("5 puestos") && draft.text().contains("las habituales"), draft.text());
        open(draft);
        assertEquals(5, opened().get(0).occupancies().size());
    }

    private static void refused(Said draft, Said refused, String words) {
        assertEquals(draft.id(), refused.id(), "in place");
        assertTrue(refused.text().contains("✖ ") && refused.text().contains(words), refused.text());
        assertTrue(refused.text().contains("los lunes y jueves a las 21:00 (Madrid)"), refused.text());
    }

    @Test
    void whatWasTypedIsKeptAndTheRestIsChosen() {
        Said games = gm.use("campaña nueva", "nombre", "La Liga", "margen", "0").said();
        Said draft = gm.select(games, "hexadominacion").said();
        assertTrue(draft.text().contains("**La Liga** · 6 puestos"), draft.text());
        Said other = gm.press(gm.select(draft, "2").said(), "Otro juego").said();
        draft = gm.select(other, "cathay").said();
        assertTrue(draft.text().contains("**La Liga** · 4 puestos"), draft.text());
        assertTrue(draft.text().contains("juega uno cada vez, 24 horas por turno como mucho"), draft.text());
        draft = fill(draft, "Plazo", "hours", "12", "0 9,21 * * *", "Europe/Madrid");
        assertTrue(draft.text().contains("12 horas por turno"), draft.text());
        Said question = gm.press(draft, "Abrirla…").said();
        draft = gm.press(question, "Cambiar algo").said();
        assertTrue(open(draft).text().contains("**La Liga** está abierta"));
        assertEquals("cathay", only().ruleset());
        assertEquals(0, only().terms().early().window());
        assertEquals("12", only().options().get("turnHours"));
        Said named =
                gm.use("campaña nueva", "juego", "caos", "opciones", "turns=12").said();
        assertTrue(
                named.text().contains("**Caos** · 10 puestos") && named.text().contains("**12**"), named.text());
        Table.refused(gm.use("campaña nueva", "juego", "ajedrez"), "«ajedrez»");
    }

    static List<Long> seeds() {
        return Sampling.some(OpeningTest.class, 1, List.of(1L, 2L, 3L, 4L, 5L));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theStepsOpenWhatTheCommandOpens(long seed) {
        table.stage.limit(new Limits(20, 20));
        Random chance = new Random(seed);
        String game = List.of("kaixiflan", "hexadominacion", "caos", "kaixiflan", "caos")
                .get((int) seed - 1);
        String seats = String.valueOf(4 + chance.nextInt(3));
        String cron = chance.nextInt(60) + " " + chance.nextInt(24) + " * * TUE,SAT";
        String window = String.valueOf(List.of(0, 1, 2, 5, 10, 15, 30, 60).get(chance.nextInt(8)));
        String patience = List.of("patient", "usual", "strict").get(chance.nextInt(3));
        String press = List.of("open", "public", "none").get(chance.nextInt(3));
        String yes = String.valueOf(chance.nextBoolean());
        String no = String.valueOf(chance.nextBoolean());
        String reminder = (1 + chance.nextInt(100)) + " 0";
        String option = game.equals("kaixiflan") ? "ballads.fame" : game.equals("caos") ? "turns" : "rounds";
        String value = String.valueOf(7 + chance.nextInt(8));
        Reply typed = gm.use(
                "campaña nueva",
                "juego",
                game,
                "nombre",
                "Escrita",
                "plazo",
                cron,
                "zona",
                "Europe/Lisbon",
                "puestos",
                seats,
                "idioma",
                "en",
                "opciones",
                option + "=" + value,
                "anticipar",
                yes,
                "ver-pendientes",
                no,
                "dirección-ve",
                yes,
                "prensa",
                press,
                "prensa-registro",
                no,
                "publicar",
                yes,
                "aviso",
                reminder,
                "regente",
                yes,
                "paciencia",
                patience,
                "margen",
                window,
                "simular",
                no);
        gm.press(typed.said(), "Abrirla");
        Said draft = gm.select(begin(game), seats).said();
        draft = fill(draft, "Nombre", "Pulsada", "en");
        String[] clock = cron.split(" ", 3);
        draft = fill(
                draft,
                "Plazo",
                "TUE,SAT",
                "%s:%02d".formatted(clock[1], Integer.valueOf(clock[0])),
                "",
                "Europe/Lisbon");
        draft = fill(draft, "Turnos", yes, window, reminder, no);
        draft = fill(draft, "Ausencias", patience, yes);
        draft = fill(draft, "Prensa y secretos", press, no, yes, no, yes);
        open(choose(draft, option, value));
        Campaign one = opened().get(0).campaign();
        Campaign other = opened().get(1).campaign();
        assertEquals(List.of("Escrita", "Pulsada"), List.of(one.name(), other.name()));
        assertEquals(one.terms(), other.terms());
        assertEquals(one.options(), other.options());
        assertEquals(one.cadence(), other.cadence());
        assertEquals(one.home().language(), other.home().language());
        assertEquals(
                opened().get(0).occupancies().size(),
                opened().get(1).occupancies().size());
    }

    @Test
    void anOldPressAnswersKindlyAndPressingTwiceOpensOnce() {
        Said draft = begin("caos");
        Said question = gm.press(draft, "Abrirla…").said();
        gm.press(question, "Abrirla");
        assertTrue(again(draft, "Opciones del juego").contains("Da otra vez"));
        assertTrue(again(draft, "Otro juego").contains("Da otra vez"));
        assertTrue(again(draft, "Abrirla…").contains("Da otra vez"));
        assertTrue(again(question, "Cambiar algo").contains("Da otra vez"));
        assertTrue(again(question, "Abrirla").contains("Da otra vez"));
        assertEquals(1, opened().size());
        Said other = begin("caos");
        assertTrue(other.text().contains("**Caos 2**"), other.text());
        assertTrue(gm.press(other, "No hacer nada").text().contains("No se ha abierto nada"));
        assertTrue(again(other, "Abrirla…").contains("Da otra vez"));
        Said late = begin("caos");
        table.stage.restart();
        String told = gm.press(late, "Plazo").text();
        assertTrue(told.startsWith("✖ ") && told.contains("se reinició"), told);
        assertEquals(1, opened().size());
    }

    /** What comes of a press that is made once more on what a message said before. */
    private String again(Said said, String key) {
        Stage stage = table.stage;
        World world = stage.sandbox().world();
        Channel place = world.exclusively(() -> world.channels().get(Snowflake.of(said.channel())));
        String id = said.json().findParents("custom_id").stream()
                .filter(each -> each.path("label").asText().equals(key))
                .map(each -> each.path("custom_id").asText())
                .findFirst()
                .orElseThrow();
        return new Forger(stage).press(stage.user("gm"), place, id).text();
    }

    @Test
    void whoeverMayNotOpenCampaignsIsNotLedToAnything() {
        Table.refused(table.alba.use("campaña nueva"), "abre campañas quien lo gestiona");
        gm.use("ajustes servidor", "abren", "everybody");
        Person alba = table.alba;
        Said draft = alba.select(alba.use("campaña nueva").said(), "caos").said();
        Said other = alba.select(alba.use("campaña nueva").said(), "caos").said();
        Said question = alba.press(draft, "Abrirla…").said();
        gm.use("ajustes servidor", "abren", "managers");
        for (Reply late : List.of(alba.press(question, "Abrirla"), alba.press(other, "Plazo"))) {
            assertTrue(late.text().contains("abre campañas quien lo gestiona"), late.text());
        }
        assertEquals(List.of(), opened());
    }

    @Test
    void whatCannotBeOpenedJustNowIsNotLost() {
        Said question = gm.press(begin("caos"), "Abrirla…").said();
        gm.press(table.ask("Caos").said(), "Abrirla");
        Said late = gm.press(question, "Abrirla").said();
        assertTrue(late.text().contains("✖ ") && late.text().contains("Campaña nueva · Caos"), late.text());
        open(fill(late, "Nombre", "Caos de verdad", "es"));
        assertEquals(
                List.of("Caos", "Caos de verdad"),
                opened().stream().map(roster -> roster.campaign().name()).toList());
    }

    @Test
    void gamesThatAServerDoesNotWantAreNotOffered() {
        gm.select(gm.use("ajustes servidor").said(), "games=cathay");
        String games = gm.use("campaña nueva").said().json().toString();
        assertTrue(games.contains("La conquista de Catay") ^ games.contains("Caos"), games);
    }
}
