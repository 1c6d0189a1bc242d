package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.bot.sandbox.rest.Limits;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.traffic.Faults;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever leaves the server is missed where they play or directs, and its channels go when all is over. */
@Tag("slow")
class DeparturesTest {

    private static final String GONE = "ya no está en el servidor, y Brumaria no ha enviado órdenes";

    private static final String CHANNEL = "/channels/\\d+$";
    /** More than there are until the test lets Discord give way. */
    private static final int REFUSALS = 100;

    @TempDir
    Path folder;

    private Table table;
    private Weather weather;
    private Person gm;

    @BeforeEach
    void theGameIsOn() {
        table = Table.running(folder, "Los Hijos");
        weather = new Weather(table);
        gm = table.gm.in("diplomacia");
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    @Test
    void aPlayerWhoHasLeftTheServerIsMissedAfterATurnAndAskedAboutOnce() {
        Table.Letterbox letters = table.letters();
        weather.leave(table.bruno);
        table.endTurn();
        letters.await(GONE);
        table.endTurn();
        table.endTurn();
        assertEquals(1, letters.count(GONE));
        assertEquals(0, letters.count("y Alborada no ha enviado órdenes"), "she is silent, and there");
    }

    @Tag("long")
    @Test
    void whoeverComesBackIsMissedAgainWhenHeLeavesAgain() {
        Table.Letterbox letters = table.letters();
        List<Integer> asked = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.path().endsWith("/members/" + table.bruno.id())) {
                asked.add(exchange.answer().status());
            }
        });
        var bruno = weather.leave(table.bruno);
        table.endTurn();
        letters.await(GONE);
        weather.join(bruno);
        table.endTurn();
        // Once when his channel is opened to him again, and once after the turn in which he is silent.
        Waiting.until("a look at who has left", () -> Collections.frequency(asked, 200) == 2, () -> asked);
        weather.leave(table.bruno);
        table.endTurn();
        Waiting.until("the second sentence", () -> letters.count(GONE) == 2);
    }

    @Test
    void theChannelOfASeatThatNobodyHoldsIsCalledClosedUntilItsPlayerIsBack() {
        table.bruno.use("campaña dejar", "seguro", "true");
        Waiting.until("#brumaria-cerrado", () -> names().contains("brumaria-cerrado"), this::names);
        assertFalse(names().contains("brumaria"), "it is the same channel");
        assertEquals("brumaria-cerrado", names().getLast(), "it stands below all others");
        table.bruno.in("diplomacia").use("campaña unirse", "puesto", "Brumaria");
        Waiting.until("#brumaria", () -> names().contains("brumaria"), this::names);
        assertFalse(names().contains("brumaria-cerrado"));
        assertNotEquals("brumaria", names().getLast());
        Table.enter(table.bruno, "brumaria");
    }

    @Tag("long")
    @Test
    void whoeverTakesASeatDoesNotWaitUntilDiscordLetsTheOldChannelBeRenamed() {
        table.stage.sandbox().limits().set(Limits.DISCORD);
        table.bruno.use("campaña dejar", "seguro", "true");
        Person carmen = table.stage.person("p3");
        carmen.in("diplomacia").use("campaña unirse", "puesto", "Brumaria");
        Table.enter(carmen, "brumaria");
        carmen.use("campaña dejar", "seguro", "true");
        Person diego = table.stage.person("p4");
        diego.in("diplomacia").use("campaña unirse", "puesto", "Brumaria");
        Table.enter(diego, "brumaria");
    }

    @Tag("long")
    @Test
    void aChannelThatDiscordDoesNotLetBeRenamedIsRenamedAnHourLater() {
        AtomicInteger refused = new AtomicInteger();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.answer().status() == 403 && exchange.path().matches(CHANNEL)) {
                refused.incrementAndGet();
            }
        });
        table.stage.sandbox().faults().recur(1, "PATCH", CHANNEL, new Fault.Refused(403, 50013));
        table.bruno.use("campaña dejar", "seguro", "true");
        Waiting.until("a refusal", () -> refused.get() > 0);
        await(table.alba, "crónica", "se ha quedado sin jugador");
        assertFalse(names().contains("brumaria-cerrado"));
        table.stage.sandbox().faults().clear();
        table.stage.at(table.stage.now().plus(Duration.ofHours(1)));
        Waiting.until("#brumaria-cerrado", () -> names().contains("brumaria-cerrado"), this::names);
    }

    @Test
    void aChannelWhoseSeatHasChangedHandsIsRenamedAlsoIfTheProgramEndsBefore() {
        refuse(new Fault.TooMany(600));
        table.bruno.use("campaña dejar", "seguro", "true");
        Person carmen = table.stage.person("p3");
        carmen.in("diplomacia").use("campaña unirse", "puesto", "Brumaria");
        Table.enter(carmen, "brumaria");
        weather.awaitFaults();
        assertFalse(names().contains("brumaria-cerrado"));
        table.stage.restart();
        Waiting.until("#brumaria-cerrado", () -> names().contains("brumaria-cerrado"), this::names);
        assertEquals(1, Collections.frequency(names(), "brumaria"));
        assertEquals(
                "Canal cerrado de Brumaria: su puesto ha cambiado de manos",
                weather.find("brumaria-cerrado").settings().topic());
    }

    @Tag("long")
    @Test
    void aChannelIsNotCalledClosedAnyMoreOnceItsPlayerIsBack() {
        List<String> given = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if ("PATCH".equals(exchange.method())
                    && exchange.path().matches(CHANNEL)
                    && exchange.answer().status() == 200) {
                given.add(String.valueOf(exchange.body()));
            }
        });
        Faults faults = table.stage.sandbox().faults();
        faults.plan(REFUSALS, "PATCH", CHANNEL, new Fault.TooMany(1));
        table.bruno.use("campaña dejar", "seguro", "true");
        Waiting.until("a refusal", () -> faults.left() < REFUSALS);
        table.bruno.in("diplomacia").use("campaña unirse", "puesto", "Brumaria");
        Waiting.until(
                "Bruno's return",
                () -> Collections.frequency(Weather.chronicle(table.alba), "**Brumaria** está ahora en manos de Bruno.")
                        == 2);
        faults.clear();
        table.bruno.use("campaña dejar", "seguro", "true");
        Waiting.until("#brumaria-cerrado", () -> names().contains("brumaria-cerrado"), this::names);
        table.bruno.in("diplomacia").use("campaña unirse", "puesto", "Brumaria");
        Waiting.until("#brumaria", () -> names().contains("brumaria"), this::names);
        assertEquals(2, given.size(), given::toString);
    }

    /** Discord does not let the next channel be renamed. */
    private void refuse(Fault fault) {
        table.stage.sandbox().faults().plan(1, "PATCH", CHANNEL, fault);
    }

    /** The channels of the server from top to bottom. */
    private List<String> names() {
        World world = table.stage.sandbox().world();
        return world.exclusively(
                () -> world.channels().of(world.guilds().iterator().next()).stream()
                        .sorted(Comparator.comparing(
                                        (Channel channel) -> channel.location().position())
                                .thenComparing(channel -> channel.id().toString()))
                        .map(Channel::name)
                        .toList());
    }

    /** Carmen directs from now on. */
    private Person heiress() {
        Person carmen = table.stage.person("p3");
        gm.use("dirección ceder", "persona", carmen.id());
        Waiting.until("a letter", carmen::hasLetters);
        Said letter = carmen.inLetters().await("Te ofrecen dirigir");
        assertTrue(carmen.press(letter, "Dirigirla").text().contains("Ahora diriges"));
        return carmen;
    }

    @Test
    void aGameMasterWhoIsThereKeepsTheDirectionAndOneWhoHasLeftIsSucceededAtOnce() {
        Person carmen = heiress();
        Table.refused(gm.use("dirección asumir", "campaña", "Los Hijos"), "La dirección sigue ahí");
        weather.leave(carmen);
        String taken = gm.use("dirección asumir", "campaña", "Los Hijos").text();
        assertFalse(taken.startsWith("✖"), taken);
        await(table.alba, "crónica", "asume la dirección de la campaña: quien dirigía ya no está en el servidor");
        assertTrue(gm.use("dirección panel").text().contains("Dirección · Los Hijos"));
        String audit = table.alba.use("dirección actos").text();
        assertTrue(audit.contains("Alguien que administra el servidor asume"), audit);
    }

    @Test
    void whoeverHasBeenSilentForTwoWeeksIsSucceeded() {
        heiress();
        table.stage.at(table.stage.now().plus(Duration.ofDays(15)));
        gm.use("dirección asumir", "campaña", "Los Hijos");
        await(table.alba, "crónica", "quien dirigía lleva dos semanas sin dar señales");
    }

    @Test
    void channelsAreClosedWhenAskedAndGoWhenAskedTwice() {
        gm.use("dirección terminar", "seguro", "true");
        await(table.alba, "crónica", "La dirección da la campaña por terminada");
        Said closing = gm.select(gm.use("dirección archivar").said(), "archive").said();
        gm.press(gm.press(closing, "Archivar los canales").said(), "Archivar los canales");
        Waiting.until("the end of writing in #alborada", () -> silenced(table.alba.in("alborada")));
        assertTrue(table.alba.channels().contains("alborada"), "it can still be read");
        Said asked = gm.select(gm.in("diplomacia").use("dirección archivar").said(), "delete")
                .said();
        Said again = gm.press(asked, "Borrar los canales").said();
        assertTrue(gm.channels().contains("crónica"), "nothing is gone before the second yes");
        // The channel in which the answer would stand may go first.
        table.stage.answers(() -> gm.press(again, "Borrar los canales"));
        Waiting.until("the end of #alborada", () -> !table.alba.channels().contains("alborada"));
        Waiting.until("the end of #crónica", () -> !table.alba.channels().contains("crónica"));
        assertTrue(table.alba.channels().contains("general"), "what is not the campaign's stays");
    }

    /** Whether somebody may not write where they are. */
    private static boolean silenced(Person person) {
        try {
            person.say("¿Hay alguien?");
            return false;
        } catch (TurnedAwayException e) {
            return true;
        }
    }
}
