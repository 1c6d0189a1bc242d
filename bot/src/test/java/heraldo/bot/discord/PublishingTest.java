package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.Waiting;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a campaign says so and its chronicle is an announcement channel, other servers that follow it get the turns. */
@Tag("slow")
class PublishingTest {

    private static final String AGREED = "se publica también en los servidores que siguen la crónica";

    @TempDir
    Path folder;

    private Table table;
    private Followers followers;

    @BeforeEach
    void open() {
        table = Table.bare(folder, Cast.ofSix());
        followers = new Followers(table);
    }

    @AfterEach
    void close() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    private void play(String... options) {
        table.open("Los Reinos", options);
        table.start();
    }

    @Test
    void whatTellsATurnIsPublishedAndNothingElse() {
        play("publicar", "true");
        followers.turnChronicleInto(Channel.ANNOUNCEMENTS);
        new Weather(table).announce("Niebla");
        table.endTurn();
        followers.await(1);
        table.endTurn();
        followers.await(2);
        followers.awaitAll();
        assertEquals(followers.results(), followers.published());
        assertEquals(2, followers.requests(), "neither seals nor notices nor anything of players");
    }

    @Test
    void withoutAWordOfTheCampaignNothingIsPublished() {
        play();
        followers.turnChronicleInto(Channel.ANNOUNCEMENTS);
        table.endTurn();
        followers.awaitResults(1);
        followers.awaitAll();
        assertEquals(0, followers.requests());
    }

    @Tag("long")
    @Test
    void inAnyOtherChannelNothingIsPublished() {
        play("publicar", "true");
        table.endTurn();
        followers.awaitResults(1);
        followers.awaitAll();
        assertEquals(0, followers.requests());
        followers.turnChronicleInto(Channel.ANNOUNCEMENTS);
        table.endTurn();
        followers.await(1);
        assertEquals(followers.results().subList(1, 2), followers.published(), "from then on");
    }

    @Test
    void everybodyIsToldBeforeTheyTakeASeatAndWhenTheyAsk() {
        Reply asked = table.ask("Los Reinos", "publicar", "true");
        assertTrue(asked.text().contains(AGREED), asked.text());
        table.gm.press(asked.said(), "Abrirla");
        String invitation = await(table.alba, "crónica", "Se buscan jugadores").text();
        assertTrue(invitation.contains(AGREED), invitation);
        String info = table.alba.in("diplomacia").use("campaña info").text();
        assertTrue(info.contains(AGREED), info);
    }

    @Tag("long")
    @Test
    void theDirectionBeginsAndStopsInTheMiddleOfTheGame() {
        play();
        followers.turnChronicleInto(Channel.ANNOUNCEMENTS);
        table.gm.in("diplomacia").use("dirección prensa", "publicar", "true");
        await(table.alba, "crónica", "La dirección publica los turnos");
        refused(table.gm.use("dirección prensa", "publicar", "true"), "Así está ya");
        assertTrue(table.alba.in("diplomacia").use("campaña info").text().contains(AGREED));
        table.endTurn();
        followers.await(1);
        table.gm.in("diplomacia").use("dirección prensa", "publicar", "false", "anónimos", "1");
        Said told = await(table.alba, "crónica", "La dirección ya no publica los turnos");
        assertTrue(told.text().contains("La dirección cambia la prensa"), told.text());
        assertFalse(table.alba.in("diplomacia").use("campaña info").text().contains(AGREED));
        table.endTurn();
        followers.awaitResults(2);
        followers.awaitAll();
        assertEquals(1, followers.requests());
    }

    @Tag("long")
    @Test
    void theDirectionBeginsByPressing() {
        play();
        Said panel = table.gm.in("diplomacia").use("dirección panel").said();
        Said done = table.gm
                .fill(table.gm.select(panel, "press").asked(), "OPEN", "OPEN", "3", "true")
                .said();
        assertTrue(done.text().contains("La dirección publica los turnos"), done.text());
        assertFalse(done.text().contains("cambia la prensa"), "nothing else has changed");
        followers.turnChronicleInto(Channel.ANNOUNCEMENTS);
        table.endTurn();
        followers.await(1);
    }

    @Tag("long")
    @Test
    void whatStillWaitsIsNotPublishedAfterTheDirectionHasStopped() {
        play("publicar", "true");
        followers.turnChronicleInto(Channel.ANNOUNCEMENTS);
        table.stage.sandbox().faults().recur(1, "POST", Followers.PUBLICATIONS, new Fault.TooMany(60));
        followers.resolve();
        Waiting.until("a try", () -> followers.requests() > 0);
        table.gm.in("diplomacia").use("dirección prensa", "publicar", "false");
        table.stage.sandbox().faults().clear();
        followers.awaitAll();
        assertEquals(List.of(), followers.published());
    }

    @Tag("long")
    @Test
    void aResultOfSeveralMessagesIsPublishedWhole() {
        play("publicar", "true");
        followers.turnChronicleInto(Channel.ANNOUNCEMENTS);
        table.stage.sandbox().faults().recur(1, "POST", Followers.PUBLICATIONS, new Fault.TooMany(60));
        followers.resolve();
        Waiting.until("a try", () -> followers.requests() > 0);
        secondPart(followers.results().getFirst());
        table.stage.sandbox().faults().clear();
        followers.awaitAll();
        assertEquals(2, followers.published().size());
    }

    /** As if the result had been too long for one message: what stands after it bears the next number. */
    private void secondPart(Message first) {
        ArrayNode components = first.body().components().deepCopy();
        ObjectNode frame = (ObjectNode) components.get(0);
        frame.put("id", frame.path("id").asInt() + 1);
        World world = table.stage.sandbox().world();
        MessageBody body = new MessageBody(
                "",
                first.body().embeds(),
                components,
                first.body().attachments(),
                first.body().flags(),
                first.body().mentions());
        world.exclusively(() -> world.messages()
                .post(Message.fresh(
                        world.nextId(), first.channel(), Message.PLAIN, first.author(), body, first.origin())));
    }
}
