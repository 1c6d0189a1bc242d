package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.campaign.post.PostOffice;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.traffic.Exchange;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server no longer lets the bot do is told to the game master where he can read it. Every test is a row of {@code docs/faults.md}. */
class FaultyRoomsTest {

    private static final int EPHEMERAL = 1 << 6;

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
    void without_manage_channels_no_game_starts_and_the_remedy_is_told() {
        Role own = botRole();
        permit(own, own.permissions() & ~Permission.MANAGE_CHANNELS.bit());
        startsOnlyAfter("me falta Gestionar canales", () -> permit(own, own.permissions()));
    }

    @Test
    void without_manage_roles_a_seat_changes_hands_once_the_remedy_is_found() {
        Role own = botRole();
        permit(own, own.permissions() & ~Permission.MANAGE_ROLES.bit());
        Table.Letterbox letters = table.letters();
        table.start();
        Table.await(table.gm, "diplomacia", "me falta Gestionar roles");
        table.frank.use("campaign leave");
        Weather.await("the refusal", () -> attempts() > 0);
        assertTrue(table.frank.channels().contains("cimera"));
        permit(own, own.permissions());
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        Weather.await("the end of it", () -> !table.frank.channels().contains("cimera"));
        Weather.await("the remedy", () -> hindrances().isEmpty());
        assertEquals(1, letters.count("me falta Gestionar roles"));
    }

    @Test
    void whatever_else_a_server_lacks_is_told_in_one_sentence_and_once() {
        table.start();
        Role own = botRole();
        permit(own, own.permissions() & ~Permission.bits(Permission.MANAGE_ROLES, Permission.PIN_MESSAGES));
        Table.Letterbox letters = table.letters();
        table.frank.use("campaign leave");
        letters.await("me falta Gestionar roles");
        remindBruno();
        tryAgain();
        assertEquals(1, letters.count("me falta Gestionar roles"));
        assertEquals(1, hindrances().size());
    }

    @Test
    void a_closed_chronicle_is_told_once_while_posts_elsewhere_go_out() {
        table.start();
        Table.Letterbox letters = table.letters();
        Channel before = weather.deny("cronica", Permission.SEND_MESSAGES);
        weather.announce("Niebla");
        letters.await("No puedo publicar en #cronica");
        remindBruno();
        tryAgain();
        assertEquals(1, letters.count("No puedo publicar en #cronica"));
        assertEquals(List.of("post " + before.id()), hindrances());
        weather.restore(before);
        weather.standsOnce("Niebla");
        Weather.await("the remedy", () -> hindrances().isEmpty());
    }

    @Test
    void a_closed_chronicle_that_is_replaced_by_a_new_one_hinders_nothing_any_more() {
        table.start();
        weather.deny("cronica", Permission.SEND_MESSAGES);
        weather.announce("Niebla");
        Table.await(table.gm, "diplomacia", "No puedo publicar en #cronica");
        weather.delete("cronica");
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        weather.standsOnce("Niebla");
        Weather.await("the remedy", () -> hindrances().isEmpty());
    }

    @Test
    void a_player_s_closed_channel_is_told_again_when_it_is_closed_again() {
        table.start();
        Table.Letterbox letters = table.letters();
        Channel before = weather.deny("brumaria", Permission.SEND_MESSAGES);
        lateInTheTurn();
        letters.await("No puedo publicar en #brumaria");
        weather.restore(before);
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        Table.await(table.bruno, "brumaria", "no ha acabado sus órdenes");
        Weather.await("the remedy", () -> hindrances().isEmpty());
        table.endTurn();
        weather.deny("brumaria", Permission.SEND_MESSAGES);
        lateInTheTurn();
        Weather.await("the second sentence", () -> letters.count("No puedo publicar en #brumaria") == 2);
    }

    @Test
    void a_server_that_has_become_full_is_told_once_in_a_running_game() {
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
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        Table.await(table.bruno, "brumaria", "no ha acabado sus órdenes");
        Weather.await("the remedy", () -> hindrances().isEmpty());
    }

    @Test
    void a_server_that_has_become_full_is_told_with_the_remedy() {
        List<Channel> others = clutter.fillTo(500);
        startsOnlyAfter("ya tiene los 500", () -> clutter.remove(others));
    }

    @Test
    void what_waits_is_kept_where_the_bot_was_turned_out_and_does_not_know_yet() {
        List<Channel> others = clutter.fillTo(500);
        table.gm.in("diplomacia").use("campaña empezar");
        Table.await(table.gm, "diplomacia", "ya tiene los 500");
        int before = attempts();
        table.stage.sandbox().gateway().hush();
        Member bot = weather.expel();
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        Weather.await("another try", () -> attempts() > before);
        table.stage.sandbox().gateway().speakUp();
        weather.awaitContact(guild, Contact.GONE);
        clutter.remove(others);
        weather.invite(bot);
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        Weather.await("the private channel", () -> table.alba.channels().contains("alborada"));
    }

    @Test
    void a_category_that_has_become_full_is_told_with_the_remedy() {
        Snowflake category = weather.find("cronica").parent();
        List<Channel> others = clutter.add(48, category);
        startsOnlyAfter("su categoría ya tiene los 50", () -> clutter.remove(others));
    }

    @Test
    void a_server_that_demands_two_factor_authentication_is_told_with_the_remedy() {
        world.exclusively(() -> {
            guild.strict(true);
            world.twoFactor(false);
        });
        startsOnlyAfter("autenticación en dos pasos", () -> world.exclusively(() -> world.twoFactor(true)));
    }

    @Test
    void a_crash_is_told_in_the_public_talk_where_the_game_master_takes_no_letters() {
        table.start();
        world.exclusively(() -> world.takesLetters(Snowflake.of(table.gm.id()), false));
        Runnable mend = crash();
        Table.await(table.gm, "diplomacia", "no se ha podido resolver después de tres intentos");
        assertEquals(List.of(Hindrance.CRASH), hindrances());
        mend.run();
        table.gm.in("diplomacia").use("director resolver");
        Table.await(table.alba, "cronica", "El turno 2 admite órdenes");
        Weather.await("the remedy", () -> hindrances().isEmpty());
    }

    @Test
    void a_crash_is_told_in_the_public_talk_where_the_game_master_has_left() {
        table.start();
        weather.leave(table.gm);
        table.stage.spoil();
        table.stage.at(table.due().plusSeconds(4));
        Table.await(table.alba, "diplomacia", "no se ha podido resolver después de tres intentos");
        assertEquals(List.of(Hindrance.CRASH), hindrances());
    }

    @Test
    void what_can_be_written_nowhere_is_told_with_the_next_answer() {
        table.start();
        world.exclusively(() -> world.takesLetters(Snowflake.of(table.gm.id()), false));
        weather.deny("diplomacia", Permission.SEND_MESSAGES);
        crash();
        Weather.await("the crash", () -> hindrances().equals(List.of(Hindrance.CRASH)));
        List<Exchange> told = new CopyOnWriteArrayList<>();
        table.stage.sandbox().traffic().watch(exchange -> {
            if (String.valueOf(exchange.body()).contains("no se ha podido resolver después de tres")) {
                told.add(exchange);
            }
        });
        table.alba.in("general").use("campaña lista");
        table.gm.in("general").use("campaña lista");
        Weather.await("the sentence", () -> !told.isEmpty());
        assertTrue(told.getFirst().path().startsWith("/webhooks/"));
        assertEquals(EPHEMERAL, told.getFirst().body().path("flags").asInt() & EPHEMERAL);
        Weather.await(
                "the note",
                () -> table.stage.read(books ->
                        books.hindrances().untold(Long.parseLong(table.gm.id())).isEmpty()));
        table.gm.use("campaña lista");
        assertEquals(1, told.size());
        assertEquals(List.of(Hindrance.CRASH), hindrances(), "it is told, and not remedied");
    }

    @Test
    void a_status_message_that_cannot_be_pinned_is_kept_up_to_date() {
        statusThatCannotBePinned();
        table.endTurn();
        String due = Long.toString(table.due().getEpochSecond());
        Weather.await("the new deadline", () -> json(status()).contains(due));
        assertEquals(1, statuses().size());
        Table.await(table.gm, "diplomacia", "No puedo fijar el mensaje de estado en #cronica");
    }

    @Test
    void a_status_message_is_pinned_as_soon_as_it_can_be() {
        Channel before = statusThatCannotBePinned();
        weather.restore(before);
        table.endTurn();
        Weather.await("the pin", () -> status().pinned() != null);
        Weather.await("the remedy", () -> hindrances().isEmpty());
    }

    @Test
    void a_status_message_that_the_game_master_pins_himself_hinders_nothing_any_more() {
        statusThatCannotBePinned();
        world.exclusively(() -> world.messages().change(status().pinned(table.stage.now())));
        table.endTurn();
        Weather.await("the remedy", () -> hindrances().isEmpty());
    }

    /** The chronicle as it was when the bot could still pin something there. */
    private Channel statusThatCannotBePinned() {
        table.start();
        Weather.await("the status message", () -> statuses().size() == 1);
        Channel before = weather.deny("cronica", Permission.PIN_MESSAGES);
        world.exclusively(() -> world.messages().delete(status()));
        table.stage.restart();
        weather.announce("Niebla");
        Weather.await("the message", () -> statuses().size() == 1);
        Weather.await("the note", () -> hindrances().equals(List.of("pin")));
        return before;
    }

    /** The game cannot be started; the game master is told why, once, and when it is remedied it starts. */
    private void startsOnlyAfter(String word, Runnable remedy) {
        Table.Letterbox letters = table.letters();
        assertFalse(table.gm.in("diplomacia").use("campaña empezar").text().startsWith("✖"));
        Table.await(table.gm, "diplomacia", word);
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        Weather.await("another try", () -> attempts() > 1);
        assertEquals(1, letters.count(word));
        assertEquals(1, hindrances().size());
        remedy.run();
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        Table.await(table.alba, "cronica", "El turno 1 admite órdenes");
        assertTrue(table.alba.channels().contains("alborada"));
        Weather.await("the remedy", () -> hindrances().isEmpty());
        assertEquals(1, letters.count(word));
    }

    /** Whoever has written nothing is reminded now. */
    private void lateInTheTurn() {
        table.stage.at(table.due().minus(Duration.ofHours(1)));
    }

    private void remindBruno() {
        lateInTheTurn();
        Table.await(table.bruno, "brumaria", "no ha acabado sus órdenes");
    }

    /** What waits is tried once more, in vain. */
    private void tryAgain() {
        int before = attempts();
        table.stage.at(table.stage.now().plus(PostOffice.LONGEST_WAIT));
        Weather.await("another try", () -> attempts() > before);
    }

    /** How often what stands at the head of a lane has been tried in vain. */
    private int attempts() {
        Instant later = table.stage.now().plus(PostOffice.LONGEST_WAIT);
        return table.stage.read(books -> books.outbox().ready(later).stream()
                .flatMap(lane -> books.outbox().head(lane, later).stream())
                .mapToInt(Dispatch::attempts)
                .sum());
    }

    private List<String> hindrances() {
        return table.stage.read(books -> books.hindrances().all()).stream()
                .map(Hindrance::subject)
                .toList();
    }

    private Runnable crash() {
        Runnable mend = table.stage.spoil();
        table.gm.in("diplomacia").use("director resolver");
        return mend;
    }

    private Message status() {
        return statuses().getFirst();
    }

    private List<Message> statuses() {
        return world.exclusively(
                () -> world.messages().shown(weather.find("cronica").id()).stream()
                        .filter(message -> json(message).contains("-status\""))
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
