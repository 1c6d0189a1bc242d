package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.person.TurnedAwayException;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.witness.openapi.OpenApiWitness;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The real JDA on the stand-in, used by people. */
@Tag("slow")
class JdaOnSandboxTest {
    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
    private final OpenApiWitness witness = Watched.by(sandbox);
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
    void aCommandInAnotherLanguageIsAnsweredWhereOnlyItsGiverSeesIt() {
        Said said = alba.use("saludar alguien", "nombre", "Bruno", "times", "2").said();
        assertEquals("Hello Bruno", said.text().lines().findFirst().orElseThrow());
        assertTrue(said.whispered());
        assertEquals(List.of(), alba.in("general").read());
        assertEquals(List.of(), general().getHistory().retrievePast(10).complete());
        witness.testify();
    }

    @Test
    void lettersAreCompleted() {
        assertEquals(List.of("Anna", "Zoe"), alba.complete("greet somebody", "name", "An"));
        witness.testify();
    }

    @Test
    void aDeferredAnswerBecomesAMessageWithAPicture() throws Exception {
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
    void aFormOpensAndIsHandedInOnce() {
        Form form = alba.use("form").asked();
        assertEquals("A form", form.title());
        assertThrows(TurnedAwayException.class, () -> alba.fill(form, "x".repeat(101)));
        assertEquals("You wrote mover G4", alba.fill(form, "mover G4").text());
        assertThrows(TurnedAwayException.class, () -> alba.fill(form, "again"));
        witness.testify();
    }

    @Test
    void buttonsAndMenusChangeTheirMessage() {
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
    void whatIsGivenWrongDoesNotReachTheBot() {
        assertThrows(TurnedAwayException.class, () -> alba.use("greet somebody"), "a required option is missing");
        assertThrows(
                TurnedAwayException.class,
                () -> alba.use("greet somebody", "name", "Bruno", "times", "4"),
                "more than the greatest value");
        assertThrows(TurnedAwayException.class, () -> alba.use("greet somebody", "name", "x".repeat(21)));
    }

    @Test
    void aBotThatStaysSilentIsGivenUp() {
        sandbox.world().interactions().patience(Duration.ofSeconds(3));
        TurnedAwayException silence = assertThrows(TurnedAwayException.class, () -> alba.use("sleep"));
        assertEquals(0, silence.code());
    }

    @Test
    void aPrivateChannelIsSeenOnlyByWhomItLetsIn() {
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
    void aBotThatShutsItselfOutIsToldSo() {
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
    void theSameNonceGivesTheSameMessage() {
        Message first = general().sendMessage("Once").setNonce("turn-1").complete();
        Message second = general().sendMessage("Once").setNonce("turn-1").complete();
        assertEquals(first.getId(), second.getId());
        assertEquals(1, general().getHistory().retrievePast(10).complete().size());
        witness.testify();
    }

    @Test
    void aLostAnswerDoesNotMakeTwoMessages() {
        sandbox.faults().plan(1, "POST", "/channels/\\d+/messages$", new Fault.Lost(503));
        general().sendMessage("Once").complete();
        assertEquals(0, sandbox.faults().left());
        assertEquals(1, general().getHistory().retrievePast(10).complete().size());
    }

    @Test
    void beingToldToComeAgainIsHeeded() {
        sandbox.faults().plan(1, "POST", "/channels/\\d+/messages$", new Fault.TooMany(1));
        assertEquals("Late", general().sendMessage("Late").complete().getContentRaw());
        assertEquals(0, sandbox.faults().left());
    }

    @Test
    void aDroppedGatewayIsResumedAndNothingIsMissed() throws Exception {
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
        assertTrue(resumed.get(60, TimeUnit.SECONDS));
    }

    @Test
    void anInteractionToldTwiceIsAnsweredOnce() {
        sandbox.gateway().repeatInteraction(1);
        assertTrue(alba.use("greet somebody", "name", "Diego").said().whispered());
    }

    @Test
    void whatIsTooLongIsRefusedWithDiscordsCode() {
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
    void privilegedIntentsMustBeAllowed() {
        assertThrows(IllegalStateException.class, () -> new TinyBot(sandbox, GatewayIntent.GUILD_MEMBERS).close());
    }
}
