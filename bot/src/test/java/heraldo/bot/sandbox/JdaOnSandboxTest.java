package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.openapi.OpenApiWitness;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.bot.sandbox.traffic.Fault;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.concrete.Category;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.events.session.SessionResumeEvent;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.GatewayIntent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The real JDA on the stand-in, used by people. */
class JdaOnSandboxTest {
    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
    private final OpenApiWitness witness = OpenApiWitness.of(sandbox);
    private TinyBot bot;
    private Person alba;

    @BeforeEach
    void begin() throws InterruptedException {
        bot = new TinyBot(sandbox);
        alba = Person.at(sandbox.url(), "p1");
    }

    @AfterEach
    void end() {
        alba.close();
        bot.close();
        sandbox.close();
    }

    private Guild guild() {
        return bot.jda().getGuilds().getFirst();
    }

    private TextChannel general() {
        return guild().getTextChannelsByName("general", false).getFirst();
    }

    @Test
    void a_command_in_another_language_is_answered_where_only_its_giver_sees_it() {
        Said said = alba.use("saludar alguien", "nombre", "Bruno", "times", "2").said();
        assertEquals("Hello Bruno", said.text().lines().findFirst().orElseThrow());
        assertTrue(said.whispered());
        assertEquals(List.of(), alba.in("general").read());
        assertEquals(List.of(), general().getHistory().retrievePast(10).complete());
        witness.testify();
    }

    @Test
    void letters_are_completed() {
        assertEquals(List.of("Anna", "Zoe"), alba.complete("greet somebody", "name", "An"));
        witness.testify();
    }

    @Test
    void a_deferred_answer_becomes_a_message_with_a_picture() throws Exception {
        Said said = alba.use("map").said();
        assertTrue(said.text().startsWith("The map\nMap"), said.text());
        String picture = said.json().at("/embeds/0/image/url").asText();
        HttpResponse<byte[]> file = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(picture)).build(), HttpResponse.BodyHandlers.ofByteArray());
        assertArrayEquals(TinyBot.PICTURE, file.body());
        assertEquals("image/png", file.headers().firstValue("Content-Type").orElse(""));
        assertTrue(alba.await("The map").files().isEmpty(), "a file shown by an embed is not listed again");
        witness.testify();
    }

    @Test
    void a_form_opens_and_is_handed_in_once() {
        Form form = alba.use("form").asked();
        assertEquals("A form", form.title());
        assertThrows(TurnedAwayException.class, () -> alba.fill(form, "x".repeat(101)));
        assertEquals("You wrote mover G4", alba.fill(form, "mover G4").text());
        assertThrows(TurnedAwayException.class, () -> alba.fill(form, "again"));
        witness.testify();
    }

    @Test
    void buttons_and_menus_change_their_message() {
        Said said = alba.use("greet somebody", "name", "Bruno").said();
        Reply pressed = alba.press(said, "Again");
        assertEquals("Hello again", pressed.said().json().path("content").asText());
        Reply chosen = alba.select(said, "blue");
        assertEquals("Chose [blue]", chosen.said().json().path("content").asText());
        assertThrows(TurnedAwayException.class, () -> alba.press(said, "Gone"), "a disabled button");
        try (Person bruno = Person.at(sandbox.url(), "p2")) {
            assertThrows(TurnedAwayException.class, () -> bruno.press(said, "Again"), "a message of somebody else");
        }
        witness.testify();
    }

    @Test
    void what_is_given_wrong_does_not_reach_the_bot() {
        assertThrows(TurnedAwayException.class, () -> alba.use("greet somebody"), "a required option is missing");
        assertThrows(
                TurnedAwayException.class,
                () -> alba.use("greet somebody", "name", "Bruno", "times", "4"),
                "more than the greatest value");
        assertThrows(TurnedAwayException.class, () -> alba.use("greet somebody", "name", "x".repeat(21)));
    }

    @Test
    void a_bot_that_stays_silent_is_given_up() {
        TurnedAwayException silence = assertThrows(TurnedAwayException.class, () -> alba.use("sleep"));
        assertEquals(0, silence.code());
    }

    @Test
    void a_private_channel_is_seen_only_by_whom_it_lets_in() {
        Category category = guild().createCategory("Campaña").complete();
        long bruno = guild().getJDA().getSelfUser().getIdLong();
        TextChannel room = guild().createTextChannel("Sala de Alba", category)
                .addRolePermissionOverride(
                        guild().getPublicRole().getIdLong(), null, EnumSet.of(Permission.VIEW_CHANNEL))
                .addMemberPermissionOverride(Long.parseLong(alba.id()), EnumSet.of(Permission.VIEW_CHANNEL), null)
                .addMemberPermissionOverride(bruno, EnumSet.of(Permission.VIEW_CHANNEL, Permission.MESSAGE_SEND), null)
                .complete();
        Message message = room.sendMessage("Secreto").complete();
        message.pin().complete();
        assertEquals(
                message.getId(),
                room.retrievePinnedMessages().complete().getFirst().getMessage().getId());
        assertEquals("sala-de-alba", room.getName());
        assertEquals("Secreto", alba.in("sala-de-alba").await("Secreto").text());
        try (Person other = Person.at(sandbox.url(), "p2")) {
            assertFalse(other.channels().contains("sala-de-alba"));
        }
        room.delete().complete();
        assertFalse(alba.channels().contains("sala-de-alba"));
        witness.testify();
    }

    @Test
    void a_bot_that_shuts_itself_out_is_told_so() {
        TextChannel room = guild().createTextChannel("fuera")
                .addRolePermissionOverride(
                        guild().getPublicRole().getIdLong(), null, EnumSet.of(Permission.VIEW_CHANNEL))
                .complete();
        String answer = sandboxPost("/channels/" + room.getId() + "/messages", "{\"content\":\"x\"}");
        assertTrue(answer.contains("50001"), answer);
    }

    private String sandboxPost(String path, String body) {
        return HttpClient.newHttpClient()
                .sendAsync(
                        HttpRequest.newBuilder(URI.create(sandbox.restUrl() + path))
                                .header("Authorization", "Bot " + sandbox.token())
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .join()
                .body();
    }

    @Test
    void the_same_nonce_gives_the_same_message() {
        Message first = general().sendMessage("Once").setNonce("turn-1").complete();
        Message second = general().sendMessage("Once").setNonce("turn-1").complete();
        assertEquals(first.getId(), second.getId());
        assertEquals(1, general().getHistory().retrievePast(10).complete().size());
        witness.testify();
    }

    @Test
    void a_lost_answer_does_not_make_two_messages() {
        sandbox.faults().plan(1, "POST", "/channels/\\d+/messages$", new Fault.Lost(503));
        general().sendMessage("Once").complete();
        assertEquals(0, sandbox.faults().left());
        assertEquals(1, general().getHistory().retrievePast(10).complete().size());
    }

    @Test
    void being_told_to_come_again_is_heeded() {
        sandbox.faults().plan(1, "POST", "/channels/\\d+/messages$", new Fault.TooMany(1));
        assertEquals("Late", general().sendMessage("Late").complete().getContentRaw());
        assertEquals(0, sandbox.faults().left());
    }

    @Test
    void a_dropped_gateway_is_resumed_and_nothing_is_missed() throws Exception {
        CompletableFuture<Boolean> resumed = new CompletableFuture<>();
        bot.jda().addEventListener(new ListenerAdapter() {
            @Override
            public void onSessionResume(SessionResumeEvent event) {
                resumed.complete(true);
            }
        });
        sandbox.gateway().drop(4000);
        assertEquals(
                "Hello Carmen",
                alba.use("greet somebody", "name", "Carmen")
                        .text()
                        .lines()
                        .findFirst()
                        .orElseThrow());
        assertTrue(resumed.get(10, TimeUnit.SECONDS));
    }

    @Test
    void an_interaction_told_twice_is_answered_once() {
        sandbox.gateway().repeatInteraction(1);
        assertTrue(alba.use("greet somebody", "name", "Diego").said().whispered());
    }

    @Test
    void what_is_too_long_is_refused_with_discords_code() {
        String long2001 = "x".repeat(2001);
        String answer =
                sandboxPost("/channels/" + general().getId() + "/messages", "{\"content\":\"" + long2001 + "\"}");
        assertTrue(answer.contains("\"code\":50035"), answer);
        Message own = general().sendMessage("Mine").complete();
        own.delete().complete();
        ErrorResponseException gone = assertThrows(
                ErrorResponseException.class, () -> own.editMessage("x").complete());
        assertEquals(ErrorResponse.UNKNOWN_MESSAGE, gone.getErrorResponse());
    }

    @Test
    void privileged_intents_must_be_allowed() {
        assertThrows(IllegalStateException.class, () -> new TinyBot(sandbox, GatewayIntent.GUILD_MEMBERS).close());
    }
}
