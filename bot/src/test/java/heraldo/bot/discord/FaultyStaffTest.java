package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the direction does, and what players agree and say, on Discord's bad days. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyStaffTest {

    private static final String MEMBER = "/guilds/\\d+/members/\\d+$";
    private static final String MESSAGES = "/channels/\\d+/messages$";
    private static final int NO_ACCESS = 50_001;
    private static final int NOT_PERMITTED = 50_013;

    /** More often than anything is tried. */
    private static final int MANY = 100;

    @TempDir
    Path folder;

    private Table table;
    private Weather weather;
    private World world;
    private Person gm;
    private Person carmen;

    @BeforeEach
    void theGameIsOn() {
        table = Table.running(folder, "Los Hijos");
        weather = new Weather(table);
        world = table.stage.sandbox().world();
        gm = table.gm.in("diplomacia");
        carmen = table.stage.person("p3");
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    private void plan(int times, String method, String path, Fault fault) {
        table.stage.sandbox().faults().plan(times, method, path, fault);
    }

    private void tryAgain() {
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
    }

    private List<String> hindrances() {
        return table.stage.read(books -> books.hindrances().all()).stream()
                .map(Hindrance::subject)
                .toList();
    }

    private void takesNoLetters(Person person) {
        world.exclusively(() -> world.takesLetters(Snowflake.of(person.id()), false));
    }

    private String offersTheSeat() {
        return gm.use("dirección sustituir", "puesto", "Brumaria", "persona", carmen.id())
                .text();
    }

    /** How often something stands in a channel. */
    private static long count(Person reader, String channel, String words) {
        return reader.in(channel).read().stream()
                .filter(said -> said.text().contains(words))
                .count();
    }

    @Test
    void whoeverIsInvitedAndTakesNoLettersIsAskedInPublicAndAloneMayAnswer() {
        takesNoLetters(carmen);
        offersTheSeat();
        Said asked = await(carmen, "diplomacia", "Te ofrecen **Brumaria**");
        assertTrue(asked.text().contains("<@" + carmen.id() + ">"), asked.text());
        Person diego = table.stage.person("p4");
        Table.refused(diego.in("diplomacia").press(asked, "Ocuparlo"), "");
        assertTrue(carmen.press(asked, "Ocuparlo").text().contains("Brumaria es ahora cosa tuya"));
        assertEquals(1, count(carmen, "diplomacia", "Te ofrecen **Brumaria**"));
    }

    @Test
    void whoeverIsInvitedAndCanBeAskedNowhereIsAskedLaterAndTheDirectionIsTold() {
        takesNoLetters(carmen);
        Channel before = weather.deny("diplomacia", Permission.SEND_MESSAGES);
        gm.in("crónica");
        offersTheSeat();
        Waiting.until("the hindrance", () -> hindrances().equals(List.of("post " + before.id())));
        Table.Letterbox letters = table.letters();
        gm.use("campaña lista");
        letters.await("No puedo publicar en #diplomacia");
        weather.restore(before);
        tryAgain();
        Said asked = await(carmen, "diplomacia", "Te ofrecen **Brumaria**");
        assertTrue(carmen.press(asked, "Ocuparlo").text().contains("Brumaria es ahora cosa tuya"));
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {500, 503})
    void whereNobodyCanSayWhoIsThereNothingIsDone(int status) {
        plan(MANY, "GET", MEMBER, new Fault.Broken(status));
        String sorry = gm.use("dirección ceder", "persona", carmen.id()).text();
        assertTrue(sorry.contains("Algo ha fallado"), sorry);
        String later = gm.use("dirección asumir", "campaña", "Los Hijos").text();
        assertTrue(later.contains("Algo ha fallado"), later);
        table.stage.sandbox().faults().clear();
        assertFalse(carmen.hasLetters(), "nothing was offered");
        assertTrue(gm.use("dirección ceder", "persona", carmen.id()).text().contains("Se publica"));
        Waiting.until("the letter", carmen::hasLetters);
        assertTrue(carmen.press(carmen.inLetters().await("Te ofrecen dirigir"), "Dirigirla")
                .text()
                .contains("Ahora diriges"));
    }

    @Test
    void whoeverIsNotInTheServerIsNotInvited() {
        plan(1, "GET", MEMBER, new Fault.Refused(404, 10_007));
        Table.refused(gm.use("dirección ceder", "persona", carmen.id()), "servidor");
        assertFalse(carmen.hasLetters());
        assertTrue(gm.use("dirección actos").text().contains("todavía"));
    }

    @Test
    void channelsThatMayNotBeDeletedAreToldAndGoLater() {
        gm.use("dirección terminar", "seguro", "true");
        await(table.alba, "crónica", "La dirección da la campaña por terminada");
        Table.Letterbox letters = table.letters();
        plan(1, "DELETE", "/channels/\\d+$", new Fault.Refused(403, NOT_PERMITTED));
        Said asked = gm.select(gm.in("diplomacia").use("dirección archivar").said(), "delete")
                .said();
        Said again = gm.press(asked, "Borrar los canales").said();
        // The channel in which the answer would stand may go first.
        table.stage.answers(() -> gm.press(again, "Borrar los canales"));
        letters.await("Discord no me deja hacer");
        tryAgain();
        Waiting.until("the end of #alborada", () -> !table.alba.channels().contains("alborada"));
        Waiting.until("the end of #crónica", () -> !table.alba.channels().contains("crónica"));
    }

    @ParameterizedTest
    @ValueSource(ints = {NO_ACCESS, NOT_PERMITTED})
    void aPrivateThreadThatIsRefusedIsToldAndMadeLater(int code) {
        plan(1, "POST", "/channels/\\d+/threads$", new Fault.Refused(403, code));
        table.alba.use("hablar", "puesto", "Brumaria");
        weather.awaitFaults();
        await(gm, "diplomacia", "Discord no me deja");
        tryAgain();
        await(table.bruno, "Alborada y Brumaria", "Conversación privada entre");
        assertEquals(1, count(table.bruno, "Alborada y Brumaria", "Conversación privada entre"));
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Test
    void aPrivateThreadThatIsGoneBeforeItsHeadStandsGetsItLater() {
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.path().endsWith("/threads")) {
                plan(1, "POST", MESSAGES, new Fault.Refused(404, 10_003));
            }
        });
        table.alba.use("hablar", "puesto", "Brumaria");
        weather.awaitFaults();
        tryAgain();
        await(table.bruno, "Alborada y Brumaria", "Conversación privada entre");
        assertEquals(1, count(table.bruno, "Alborada y Brumaria", "Conversación privada entre"));
    }

    @Test
    void whereNoMoreThreadsAreOpenedTheDirectionIsToldAndAllElseGoesOn() {
        plan(1, "POST", "/channels/\\d+/threads$", new Fault.Refused(400, 160_006));
        table.alba.use("hablar", "puesto", "Brumaria");
        weather.awaitFaults();
        table.alba.use("prensa", "texto", "Nadie cruza el río.");
        await(table.bruno, "diplomacia", "Nadie cruza el río.");
        await(gm, "diplomacia", "este servidor ya tiene abiertos todos los que permite Discord");
        table.alba.use("hablar", "puesto", "Brumaria");
        await(table.bruno, "Alborada y Brumaria", "Conversación privada entre");
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Test
    void aDispatchThatHasNoAccessIsToldAndStandsThereOnce() {
        plan(1, "POST", MESSAGES, new Fault.Refused(403, NO_ACCESS));
        table.alba.use("prensa", "texto", "Nadie cruza el río.");
        weather.awaitFaults();
        await(gm, "diplomacia", "Discord no me deja");
        tryAgain();
        await(table.bruno, "diplomacia", "Nadie cruza el río.");
        assertEquals(1, count(table.bruno, "diplomacia", "Nadie cruza el río."));
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Test
    void aTreatyWhoseNewsHasNoAccessIsToldOnceAndStandsInTheBooks() {
        plan(1, "POST", MESSAGES, new Fault.Refused(403, NO_ACCESS));
        table.alba.fill(table.alba.use("tratado ofrecer").asked(), "2", "Paz en el valle.", "0", "secret");
        weather.awaitFaults();
        Said told = await(gm, "diplomacia", "Discord no me deja");
        assertFalse(told.text().contains("Paz"), told.text());
        tryAgain();
        Said post = await(table.bruno, "brumaria", "Te llega un tratado de Alborada.");
        Said seen = table.bruno.press(post, "Ver el tratado").said();
        assertTrue(table.bruno.press(seen, "Firmar").text().contains("En vigor"));
        assertEquals(1, count(table.bruno, "brumaria", "Te llega un tratado de Alborada."));
    }

    @Test
    void aPanelThatMayNotBeDrawnYetIsDrawnALittleLater() {
        Said panel = gm.use("dirección panel").said();
        Instant due = table.due();
        plan(1, "PATCH", "/webhooks/.*/messages/@original$", new Fault.TooMany(1));
        Said longer = gm.select(panel, "+24").said();
        assertTrue(longer.text().contains("alarga el plazo"), longer.text());
        assertEquals(due.plus(Duration.ofHours(24)), table.due());
        weather.awaitFaults();
    }

    @Test
    void aPressThatDiscordKnowsNoMoreIsDoneOnceAndShownOnThePanel() {
        Said panel = gm.use("dirección panel").said();
        Instant due = table.due();
        plan(1, "POST", "/callback$", new Fault.Refused(404, 10_062));
        assertFalse(table.stage.answers(() -> gm.select(panel, "+24")));
        Waiting.until("the new deadline", () -> table.due().equals(due.plus(Duration.ofHours(24))), table::due);
        await(table.alba, "crónica", "alarga el plazo");
        assertEquals(1, count(table.alba, "crónica", "alarga el plazo"));
        assertTrue(
                gm.select(panel, "pause").text().contains("En pausa: el turno no tiene plazo"),
                "the old panel serves on");
    }
}
