package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a server no longer lets the bot do is told to the game master where they can read it. Who has just used the bot may be told
 * with the answer, before anything is posted: {@link Table.Letterbox} hears both. Every test is a row of {@code docs/faults.md}.
 */
@Tag("slow")
class FaultyRoomsTest {

    private static final int EPHEMERAL = 1 << 6;
    private static final int MANY = 1_000;

    @TempDir
    Path folder;

    private Table table;
    private Weather weather;
    private World world;
    private Guild guild;
    private Clutter clutter;

    @BeforeEach
    void open() {
        table = Table.bare(folder, Cast.ofSix());
        weather = new Weather(table);
        world = table.stage.sandbox().world();
        guild = world.guilds().iterator().next();
        clutter = new Clutter(world, guild);
        table.open("Los Reinos");
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void withoutManageChannelsNoGameStartsAndTheRemedyIsTold() {
        Role own = botRole();
        permit(own, own.permissions() & ~Permission.MANAGE_CHANNELS.bit());
        startsOnlyAfter("me falta Gestionar canales", () -> permit(own, own.permissions()));
    }

    @Tag("long")
    @Test
    void withoutManageRolesASeatChangesHandsOnceTheRemedyIsFound() {
        Role own = botRole();
        permit(own, own.permissions() & ~Permission.MANAGE_ROLES.bit());
        Table.Letterbox letters = table.letters();
        table.start();
        Table.await(table.gm, "diplomacia", "me falta Gestionar roles");
        table.frank.use("campaign leave", "sure", "true");
        Waiting.until("the refusal", () -> attempts() > 0);
        assertTrue(table.frank.channels().contains("cimera"));
        permit(own, own.permissions());
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Waiting.until("the end of it", () -> !table.frank.channels().contains("cimera"));
        Waiting.until("the remedy", () -> hindrances().isEmpty());
        assertEquals(1, letters.count("me falta Gestionar roles"));
    }

    @Tag("long")
    @Test
    void whateverElseAServerLacksIsToldInOneSentenceAndOnce() {
        table.start();
        Role own = botRole();
        permit(own, own.permissions() & ~Permission.bits(Permission.MANAGE_ROLES, Permission.PIN_MESSAGES));
        Table.Letterbox letters = table.letters();
        table.frank.use("campaign leave", "sure", "true");
        letters.await("me falta Gestionar roles");
        remindBruno();
        tryAgain();
        assertEquals(1, letters.count("me falta Gestionar roles"));
        assertEquals(1, hindrances().size());
    }

    @Tag("long")
    @Test
    void aClosedChronicleIsToldOnceWhilePostsElsewhereGoOut() {
        table.start();
        Table.Letterbox letters = table.letters();
        Channel before = weather.deny("crónica", Permission.SEND_MESSAGES);
        weather.announce("Niebla");
        letters.await("No puedo publicar en #crónica");
        remindBruno();
        tryAgain();
        assertEquals(1, letters.count("No puedo publicar en #crónica"));
        assertEquals(List.of("post " + before.id()), hindrances());
        weather.restore(before);
        weather.standsOnce("Niebla");
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Tag("long")
    @Test
    void aClosedChronicleThatIsReplacedByANewOneHindersNothingAnyMore() {
        table.start();
        Table.Letterbox letters = table.letters();
        weather.deny("crónica", Permission.SEND_MESSAGES);
        weather.announce("Niebla");
        letters.await("No puedo publicar en #crónica");
        weather.delete("crónica");
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        weather.standsOnce("Niebla");
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Tag("long")
    @Test
    void aPlayerSClosedChannelIsToldAgainWhenItIsClosedAgain() {
        table.start();
        Table.Letterbox letters = table.letters();
        Channel before = weather.deny("brumaria", Permission.SEND_MESSAGES);
        lateInTheTurn();
        letters.await("No puedo publicar en #brumaria");
        weather.restore(before);
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Table.await(table.bruno, "brumaria", "no has enviado órdenes");
        Waiting.until("the remedy", () -> hindrances().isEmpty());
        table.endTurn();
        weather.deny("brumaria", Permission.SEND_MESSAGES);
        lateInTheTurn();
        Waiting.until("the second sentence", () -> letters.count("No puedo publicar en #brumaria") == 2);
    }

    @Tag("long")
    @Test
    void aServerThatHasBecomeFullIsToldOnceInARunningGame() {
        table.start();
        weather.delete("brumaria");
        List<Channel> others = clutter.fillTo(500);
        Table.Letterbox letters = table.letters();
        lateInTheTurn();
        letters.await("ya tiene los 500");
        weather.announce("Niebla");
        weather.standsOnce("Niebla");
        tryAgain();
        assertEquals(1, letters.count("ya tiene los 500"));
        assertEquals(1, hindrances().size());
        clutter.remove(others);
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Table.await(table.bruno, "brumaria", "no has enviado órdenes");
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Tag("long")
    @Test
    void whatStillWaitsForSomebodyForgottenAsksNothingOfDiscordForHim() {
        table.start();
        weather.delete("brumaria");
        table.stage.sandbox().faults().plan(MANY, "POST", "^/guilds/\\d+/channels$", new Fault.Broken(500));
        lateInTheTurn();
        Waiting.until("a try", () -> attempts() > 0);
        table.gm.in("diplomacia").use("dirección terminar", "seguro", "true");
        table.gm.in("general");
        table.bruno.in("general");
        for (Person person : List.of(table.bruno, table.gm)) {
            Reply asked = person.use("privacidad olvidar");
            assertTrue(person.press(asked.said(), "Olvídame").text().contains("Ya no guardo"));
        }
        List<String> pseudonyms = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.path().contains("/-10")
                    || String.valueOf(exchange.body()).matches(".*\\W-10\\d\\d\\W.*")) {
                pseudonyms.add(exchange.path());
            }
        });
        table.stage.sandbox().faults().clear();
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Waiting.until(
                "the last post",
                () -> table.stage.read(books -> books.outbox()
                        .ready(table.stage.now().plus(Pace.USUAL.longestWait()))
                        .isEmpty()));
        assertEquals(List.of(), pseudonyms);
    }

    @Tag("long")
    @Test
    void aServerThatHasBecomeFullIsToldWithTheRemedy() {
        List<Channel> others = clutter.fillTo(500);
        startsOnlyAfter("ya tiene los 500", () -> clutter.remove(others));
    }

    @Tag("long")
    @Test
    void whatWaitsIsKeptWhereTheBotWasTurnedOutAndDoesNotKnowYet() {
        List<Channel> others = clutter.fillTo(500);
        Table.Letterbox letters = table.letters();
        Table.begin(table.gm.in("diplomacia"));
        letters.await("ya tiene los 500");
        int before = attempts();
        table.stage.sandbox().gateway().hush();
        Member bot = weather.expel();
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Waiting.until("another try", () -> attempts() > before);
        table.stage.sandbox().gateway().speakUp();
        weather.awaitContact(guild, Contact.GONE);
        clutter.remove(others);
        weather.invite(bot);
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Waiting.until("the private channel", () -> table.alba.channels().contains("alborada"));
    }

    @Test
    void aCategoryThatHasBecomeFullIsToldWithTheRemedy() {
        Snowflake category = weather.find("crónica").location().parent();
        List<Channel> others = clutter.add(48, category);
        startsOnlyAfter("su categoría ya tiene los 50", () -> clutter.remove(others));
    }

    @Tag("long")
    @Test
    void aServerThatDemandsTwoFactorAuthenticationIsToldWithTheRemedy() {
        world.exclusively(() -> {
            guild.strict(true);
            world.twoFactor(false);
        });
        startsOnlyAfter("autenticación en dos pasos", () -> world.exclusively(() -> world.twoFactor(true)));
    }

    @Tag("long")
    @Test
    void aCrashIsToldInThePublicTalkWhereTheGameMasterTakesNoLetters() {
        table.start();
        world.exclusively(() -> world.takesLetters(Snowflake.of(table.gm.id()), false));
        Runnable mend = table.stage.spoil();
        table.stage.at(table.due().plusSeconds(4));
        Table.await(table.gm, "diplomacia", "no se ha podido resolver después de tres intentos");
        assertEquals(List.of(Hindrance.CRASH), hindrances());
        String panel = table.gm.in("diplomacia").use("dirección panel").text();
        assertTrue(panel.contains("no se ha podido resolver") && panel.contains("🔒"), panel);
        assertFalse(panel.contains("✅") || panel.contains("lista\n"), panel);
        Said asked = table.gm.use("dirección resolver").said();
        assertTrue(asked.text().contains("Se intentará otra vez"), asked.text());
        mend.run();
        table.gm.press(asked, "Intentarlo otra vez");
        Table.await(table.alba, "crónica", "El turno 2 admite órdenes");
        Waiting.until("the remedy", () -> !hindrances().contains(Hindrance.CRASH));
    }

    @Tag("long")
    @Test
    void aCrashIsToldInThePublicTalkWhereTheGameMasterHasLeft() {
        table.start();
        weather.leave(table.gm);
        table.stage.spoil();
        table.stage.at(table.due().plusSeconds(4));
        Table.await(table.alba, "diplomacia", "no se ha podido resolver después de tres intentos");
        assertEquals(List.of(Hindrance.CRASH), hindrances());
    }

    @Tag("long")
    @Test
    void whatCanBeWrittenNowhereIsToldWithTheNextAnswer() {
        table.start();
        world.exclusively(() -> world.takesLetters(Snowflake.of(table.gm.id()), false));
        weather.deny("diplomacia", Permission.SEND_MESSAGES);
        // The answer to the order that made the turn crash may already be the next one.
        List<Exchange> told = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.path().startsWith("/webhooks/")
                    && String.valueOf(exchange.body()).contains("no se ha podido resolver después de tres")) {
                told.add(exchange);
            }
        });
        table.stage.spoil();
        Table.resolve(table.gm.in("diplomacia"));
        Waiting.until("the crash", () -> hindrances().equals(List.of(Hindrance.CRASH)));
        table.alba.in("general").use("campaña lista");
        // While the notice is still being tried in the channel, an answer passes without it.
        Waiting.until("the sentence", () -> {
            table.gm.in("general").use("campaña lista");
            return !told.isEmpty();
        });
        assertEquals(EPHEMERAL, told.getFirst().body().path("flags").asInt() & EPHEMERAL);
        Waiting.until(
                "the note",
                () -> table.stage.read(books ->
                        books.hindrances().untold(Long.parseLong(table.gm.id())).isEmpty()));
        table.gm.use("campaña lista");
        assertEquals(1, told.size());
        assertEquals(List.of(Hindrance.CRASH), hindrances(), "it is told, and not remedied");
    }

    @Tag("long")
    @Test
    void aStatusMessageThatCannotBePinnedIsKeptUpToDate() {
        Table.Letterbox letters = table.letters();
        statusThatCannotBePinned();
        table.endTurn();
        String due = Long.toString(table.due().getEpochSecond());
        Waiting.until("the new deadline", () -> json(status()).contains(due));
        assertEquals(1, statuses().size());
        letters.await("No puedo fijar el mensaje de estado en #crónica");
    }

    @Tag("long")
    @Test
    void aStatusMessageIsPinnedAsSoonAsItCanBe() {
        Channel before = statusThatCannotBePinned();
        weather.restore(before);
        table.endTurn();
        Waiting.until("the pin", () -> status().traces().pinned() != null);
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    @Tag("long")
    @Test
    void aStatusMessageThatTheGameMasterPinsHimselfHindersNothingAnyMore() {
        statusThatCannotBePinned();
        world.exclusively(() -> world.messages().change(status().withPinned(table.stage.now())));
        table.endTurn();
        Waiting.until("the remedy", () -> hindrances().isEmpty());
    }

    /** The chronicle as it was when the bot could still pin something there. */
    private Channel statusThatCannotBePinned() {
        table.start();
        Waiting.until("the status message", () -> statuses().size() == 1);
        Channel before = weather.deny("crónica", Permission.PIN_MESSAGES);
        world.exclusively(() -> world.messages().delete(status()));
        table.stage.restart();
        weather.announce("Niebla");
        Waiting.until("the message", () -> statuses().size() == 1);
        Waiting.until("the note", () -> hindrances().equals(List.of("pin")));
        return before;
    }

    /** The game cannot be started; the game master is told why, once, and when it is remedied it starts. */
    private void startsOnlyAfter(String word, Runnable remedy) {
        Table.Letterbox letters = table.letters();
        assertFalse(Table.begin(table.gm.in("diplomacia")).text().startsWith("✖"));
        letters.await(word);
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Waiting.until("another try", () -> attempts() > 1);
        assertEquals(1, letters.count(word));
        assertEquals(1, hindrances().size());
        remedy.run();
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Table.await(table.alba, "crónica", "El turno 1 admite órdenes");
        Waiting.until("#alborada", () -> table.alba.channels().contains("alborada"), table.alba::channels);
        Waiting.until("the remedy", () -> hindrances().isEmpty());
        assertEquals(1, letters.count(word));
    }

    /** Whoever has written nothing is reminded now. */
    private void lateInTheTurn() {
        table.stage.at(table.due().minus(Duration.ofHours(1)));
    }

    private void remindBruno() {
        lateInTheTurn();
        Table.await(table.bruno, "brumaria", "no has enviado órdenes");
    }

    /** What waits is tried once more, in vain. */
    private void tryAgain() {
        int before = attempts();
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        Waiting.until("another try", () -> attempts() > before);
    }

    /** How often what stands at the head of a lane has been tried in vain. */
    private int attempts() {
        Instant later = table.stage.now().plus(Pace.USUAL.longestWait());
        return table.stage.read(books -> books.outbox().ready(later).stream()
                .flatMap(lane -> books.outbox().head(lane, later).stream())
                .mapToInt(dispatch -> dispatch.delivery().attempts())
                .sum());
    }

    private List<String> hindrances() {
        return table.stage.read(books -> books.hindrances().all()).stream()
                .map(Hindrance::subject)
                .toList();
    }

    private Message status() {
        return statuses().getFirst();
    }

    private List<Message> statuses() {
        return world.exclusively(
                () -> world.messages().shown(weather.find("crónica").id()).stream()
                        .filter(message ->
                                StatusMark.on(message.json(world.bot().id())))
                        .toList());
    }

    private String json(Message message) {
        return message.json(world.bot().id()).toString();
    }

    private Role botRole() {
        return guild.roles().stream().filter(Role::managed).findFirst().orElseThrow();
    }

    private void permit(Role role, long permissions) {
        world.exclusively(() -> new Landscape(world)
                .put(guild, new Role(role.id(), role.name(), permissions, role.position(), 0, false, true)));
    }
}
