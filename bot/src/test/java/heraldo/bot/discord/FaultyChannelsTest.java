package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Overwrite;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Role;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Channels that are not as the books have them: somebody has deleted one, turned it into another kind, opened it to others, or
 * lost their place in it. Every test is a row of {@code docs/faults.md}.
 */
@Tag("slow")
class FaultyChannelsTest {

    private static final List<String> ALL =
            List.of("Los Reinos", "alborada", "brumaria", "cimera", "crónica", "diplomacia");

    @TempDir
    Path folder;

    private Table table;
    private Weather weather;
    private World world;
    private Landscape landscape;

    @BeforeEach
    void open() {
        table = Table.running(folder, "Los Reinos");
        weather = new Weather(table);
        world = table.stage.sandbox().world();
        landscape = new Landscape(world);
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void whoeverLeftTheServerAndComesBackSeesTheirChannelAgain() {
        Member bruno = weather.leave(table.bruno);
        table.endTurn();
        weather.join(bruno);
        assertFalse(table.bruno.channels().contains("brumaria"), "Discord has forgotten what he might see");
        table.bruno.in("general").use("ayuda");
        Table.enter(table.bruno, "brumaria");
        assertFalse(table.alba.channels().contains("brumaria"));
        assertEquals(ALL, campaign());
    }

    @Test
    void aBotThatIsInvitedAgainTakesItsPlacesAndMakesAnewWhatItCannotSee() {
        Table.Letterbox letters = table.letters();
        Member bot = weather.expel();
        weather.awaitContact(guild(), Contact.GONE);
        weather.invite(bot);
        weather.announce("Niebla");
        weather.standsOnce("Niebla");
        for (Person player : List.of(table.alba, table.bruno, table.frank)) {
            Waiting.until("another channel", () -> own(player).size() == 2, () -> own(player));
        }
        Waiting.until(
                "a sentence about each",
                () -> letters.count("Tu canal había desaparecido") + letters.count("Your channel had disappeared")
                        == 3);
        assertEquals(0, letters.count("No puedo publicar"));
        assertEquals(0, letters.count("me falta"));
        assertEquals(1, channels("crónica").size());
        assertEquals(1, channels("diplomacia").size());
    }

    @Tag("long")
    @Test
    void aBotThatIsInvitedAgainWithoutARightAsksForItOnce() {
        Table.Letterbox letters = table.letters();
        Member bot = weather.expel();
        weather.awaitContact(guild(), Contact.GONE);
        Role own = guild().roles().stream().filter(Role::managed).findFirst().orElseThrow();
        permit(own, own.permissions() & ~Permission.MANAGE_ROLES.bit());
        weather.invite(bot);
        weather.announce("Niebla");
        letters.await("me falta Gestionar roles");
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        weather.announce("Granizo");
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        assertEquals(1, letters.count("me falta"));
        assertEquals(0, letters.count("No puedo publicar"));
        permit(own, own.permissions());
        table.stage.at(table.stage.now().plus(Pace.USUAL.longestWait()));
        weather.standsOnce("Granizo");
    }

    private void permit(Role role, long permissions) {
        world.exclusively(() ->
                landscape.put(guild(), new Role(role.id(), role.name(), permissions, role.position(), 0, false, true)));
    }

    @Test
    void aPlayerSChannelThatWasOpenedToOthersIsClosedBeforeAnythingIsSaidThere() {
        Channel own = weather.find("brumaria");
        Overwrite frank = new Overwrite(Snowflake.of(table.frank.id()), true, Permission.VIEW_CHANNEL.bit(), 0);
        Overwrite everybody = new Overwrite(guild().id(), false, Permission.VIEW_CHANNEL.bit(), 0);
        world.exclusively(() -> landscape.change(own.with(frank).with(everybody)));
        Waiting.until("the open door", () -> table.alba.channels().contains("brumaria"));
        List<String> asked = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.path().contains(own.id().toString())) {
                asked.add(exchange.method() + " " + exchange.path() + " "
                        + exchange.answer().status());
            }
        });
        // Told to the bot after the change, so that it knows of that.
        table.alba.in("general").use("campaña lista");
        table.stage.at(table.due().minus(Duration.ofHours(1)));
        Table.await(table.bruno, "brumaria", "no has enviado órdenes");
        assertFalse(table.frank.channels().contains("brumaria"), () -> asked + " " + weather.find("brumaria"));
        assertFalse(table.alba.channels().contains("brumaria"), asked::toString);
    }

    @Test
    void whoeverTakesASeatOverIsNeverLetIntoTheChannelOfWhoeverHadIt() {
        Person carmen = table.stage.person("p3");
        // As the books are in the moment before the channels follow.
        table.stage.write(books -> books.occupancies().of(table.stage.campaign()).stream()
                .filter(occupancy -> occupancy.user() == Long.parseLong(table.bruno.id()))
                .forEach(occupancy ->
                        books.occupancies().change(occupancy.heldBy(Long.parseLong(carmen.id()), "Carmen"))));
        weather.delete("cimera");
        Table.await(table.frank, "cimera", "Tu canal había desaparecido");
        assertFalse(carmen.channels().contains("brumaria"), "what Bruno was told is not for Carmen");
    }

    @Test
    void aChannelThatIsKnownWronglyForAMomentIsNotMadeAgain() {
        Channel own = weather.find("brumaria");
        AtomicInteger asked = new AtomicInteger();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.method().equals("GET") && exchange.path().endsWith("/channels/" + own.id())) {
                asked.incrementAndGet();
            }
        });
        world.exclusively(() -> {
            landscape.change(own.without(world.bot().id()));
            world.channels().put(own);
        });
        table.stage.at(table.due().minus(Duration.ofHours(1)));
        Waiting.until("Discord is asked", () -> asked.get() > 0);
        world.exclusively(() -> landscape.change(own));
        Table.await(table.bruno, "brumaria", "no has enviado órdenes");
        assertEquals(1, channels("brumaria").size());
    }

    @Test
    void aChannelThatIsGoneWithoutAWordIsMadeAnew() {
        Channel own = weather.find("brumaria");
        // The bot hears nothing of it, or before Discord's answer that the channel was made.
        world.exclusively(() -> world.channels().remove(own.id()));
        table.stage.at(table.due().minus(Duration.ofHours(1)));
        Table.await(table.bruno, "brumaria", "Tu canal había desaparecido");
        assertEquals(1, channels("brumaria").size());
        assertEquals(ALL, campaign());
    }

    @Test
    void whatIsDeletedIsMadeAnewAloneAndToldOnce() {
        Snowflake talk = weather.find("diplomacia").id();
        weather.delete("crónica");
        Table.await(table.alba, "crónica", "La crónica había desaparecido");
        assertEquals(talk, weather.find("diplomacia").id());
        weather.delete("diplomacia");
        Table.await(table.alba, "crónica", "El canal para hablar había desaparecido");
        weather.delete("brumaria");
        Table.await(table.bruno, "brumaria", "Tu canal había desaparecido");
        assertEquals(ALL, campaign());
        Snowflake category = weather.find("Los Reinos").id();
        weather.delete("Los Reinos");
        Table.await(table.alba, "crónica", "La categoría había desaparecido");
        Waiting.until("all in one place", () -> campaign().equals(ALL), this::campaign);
        assertFalse(weather.find("Los Reinos").id().equals(category));
        table.stage.restart();
        weather.announce("Niebla");
        weather.standsOnce("Niebla");
        assertEquals(
                3,
                Weather.chronicle(table.alba).stream()
                        .filter(said -> said.contains("había desaparecido"))
                        .count());
    }

    @Tag("long")
    @Test
    void aChronicleThatBecomesAnAnnouncementChannelIsGoneOnWith() {
        Channel before = weather.find("crónica");
        world.exclusively(() -> landscape.change(before.as(Channel.ANNOUNCEMENTS)));
        weather.announce("Niebla");
        weather.standsOnce("Niebla");
        table.endTurn();
        Table.result(table.alba, 1);
        assertEquals(ALL, campaign());
        assertTrue(channels("crónica").getFirst().type() == Channel.ANNOUNCEMENTS);
    }

    @Tag("long")
    @Test
    void aChannelThatTheBotTakesAwayIsNotMadeAnew() {
        Person learner = table.alba.in("general");
        learner.press(learner.use("tutorial").said(), "Caos");
        Waiting.until("the lesson", () -> table.alba.channels().contains(Pupil.CHANNEL));
        table.gm.in("diplomacia").use("dirección pausar");
        Fault.Hanging answer = new Fault.Hanging(true);
        table.stage.sandbox().faults().plan(1, "DELETE", "/channels/\\d+$", answer);
        table.stage.at(table.stage.now().plus(Duration.ofDays(15)));
        Waiting.until("the end of the lesson", () -> !table.alba.channels().contains(Pupil.CHANNEL));
        // What is missing is looked for in one campaign after the other: the second time, all have been looked at once.
        weather.delete("crónica");
        Table.await(table.alba, "crónica", "La crónica había desaparecido");
        weather.delete("crónica");
        Table.await(table.alba, "crónica", "La crónica había desaparecido");
        assertFalse(table.alba.channels().contains(Pupil.CHANNEL), "before Discord has answered");
        answer.letGo();
        Waiting.until("the posts that are due", table.stage::postedWhatIsDue);
        assertFalse(table.alba.channels().contains(Pupil.CHANNEL), "afterwards");
    }

    @Test
    void aDeletedRoleStandsInNoSettingAndIsAskedForByNobody() {
        Role role = guild().roles().stream()
                .filter(each -> each.name().equals("Player"))
                .findFirst()
                .orElseThrow();
        String id = role.id().toString();
        table.gm.in("general").use("ajustes servidor", "abren", "role", "rol", id, "llamar", id);
        world.exclusively(() -> landscape.remove(guild(), role));
        Waiting.until("the role is gone", () -> !settings().contains("<@&"), this::settings);
        assertTrue(settings().contains("el rol que también podía se ha borrado"), settings());
        String refusal = table.bruno.in("general").use("campaña nueva").text();
        assertTrue(refusal.contains("abre campañas quien lo gestiona"), refusal);
    }

    private String settings() {
        return table.gm.in("general").use("ajustes servidor").text();
    }

    private Guild guild() {
        return weather.guild();
    }

    private List<Channel> channels(String name) {
        return world.exclusively(() -> world.channels().of(guild()).stream()
                .filter(channel -> name.equals(channel.name()))
                .toList());
    }

    /** The private channels that a player sees. */
    private List<String> own(Person player) {
        return player.channels().stream()
                .filter(List.of("alborada", "brumaria", "cimera")::contains)
                .toList();
    }

    /** The names of the campaign's category and of all that stands in it. */
    private List<String> campaign() {
        Snowflake category = weather.find("Los Reinos").id();
        return world.exclusively(() -> world.channels().of(guild()).stream()
                .filter(channel -> channel.id().equals(category)
                        || category.equals(channel.location().parent()))
                .map(Channel::name)
                .sorted()
                .toList());
    }
}
