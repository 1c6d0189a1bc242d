package heraldo.bot.discord;

import static heraldo.bot.discord.Table.await;
import static heraldo.bot.discord.Table.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two players who talk in private: Alba is Alborada, Bruno is Brumaria. */
@Tag("slow")
class TalkTest {

    private static final String THREAD = "Alborada y Brumaria";

    /** A thread that is not there. */
    private static final long ELSEWHERE = 4711;

    @TempDir
    Path folder;

    private Table table;

    private void begin(Cast cast, String... options) {
        table = Table.bare(folder, cast);
        table.open("Los Susurros", options);
        table.start();
    }

    @AfterEach
    void everybodyGoesHome() {
        table.close();
    }

    private List<Channel> threads() {
        World world = table.stage.sandbox().world();
        return world.exclusively(() -> {
            Guild guild = world.guilds().iterator().next();
            return world.channels().threadsOf(guild).stream()
                    .filter(each -> each.type() == Channel.PRIVATE_THREAD)
                    .toList();
        });
    }

    private boolean closed() {
        return threads().stream()
                .allMatch(each -> each.thread().archived() && each.thread().locked());
    }

    @Test
    void twoPlayersTalkInAThreadWhoseHeadSaysWhoElseReadsIt() {
        begin(Cast.ofSix());
        String answer = table.alba.use("hablar", "puesto", "Brumaria").text();
        assertTrue(answer.contains("En un momento se abre un hilo privado con"), answer);
        Said head = await(table.bruno, THREAD, "Conversación privada entre");
        assertTrue(head.text().contains("Quien administra el servidor puede leer los hilos privados"), head.text());
        assertFalse(head.text().contains("dirección"), head.text());
        table.bruno.say("¿Paz?");
        await(table.alba, THREAD, "¿Paz?");
        assertFalse(table.frank.channels().contains(THREAD));
        String again =
                table.bruno.in("brumaria").use("hablar", "puesto", "Alborada").text();
        assertTrue(again.contains("Hablas con **Alborada** en <#"), again);
        assertEquals(1, threads().size());
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    @Tag("long")
    @Test
    void theButtonOfTheOwnCardAsksWithWhom() {
        begin(Cast.ofSix());
        table.endTurn();
        Said card = table.alba.in("alborada").use("parte").said();
        Said menu = table.alba.press(card, "Hablar con…").said();
        String answer = table.alba.select(menu, "2").text();
        assertTrue(answer.contains("Brumaria"), answer);
        await(table.bruno, THREAD, "Conversación privada entre");
    }

    @Tag("long")
    @Test
    void theButtonIsThereOnlyWhereThePolicyLetsThemTalk() {
        begin(Cast.ofSix());
        table.endTurn();
        table.gm.in("diplomacia").use("dirección prensa", "órdenes", "public");
        Said card = table.alba.in("alborada").use("parte").said();
        assertFalse(card.buttons().contains("Hablar con…"), card.buttons().toString());
        table.gm.in("diplomacia").use("dirección prensa", "órdenes", "open");
        card = table.alba.in("alborada").use("parte").said();
        assertTrue(card.buttons().contains("Hablar con…"), card.buttons().toString());
    }

    @Tag("long")
    @Test
    void whereTheGameMasterSeesAllHeIsInItAndTheHeadSaysSo() {
        begin(Cast.ofSix(), "dirección-ve", "true");
        table.alba.use("hablar", "puesto", "Brumaria");
        Said head = await(table.gm, THREAD, "Conversación privada entre");
        assertTrue(head.text().contains("la dirección de esta campaña también lee este"), head.text());
    }

    /** The game master has left it to somebody else, who takes the direction over. */
    private void succeededBy(String key) {
        long user = Long.parseLong(table.stage.person(key).id());
        long guild =
                table.stage.sandbox().world().guilds().iterator().next().id().value();
        Act act = new Act(
                "act-take-over",
                user,
                key,
                new Place(guild, 0, 1),
                table.stage.now(),
                Locale.of("es"),
                Optional.of(table.stage.campaign()));
        table.stage.office().direction().takeOver(act, true);
    }

    @Test
    void whoeverDirectedAndSawAllReadsTheThreadNoMoreWhenAnotherDirects() {
        begin(Cast.ofSix(), "dirección-ve", "true");
        table.alba.use("hablar", "puesto", "Brumaria");
        await(table.gm, THREAD, "Conversación privada entre");
        succeededBy("p3");
        Waiting.until(
                "the end of the thread for the game master",
                () -> !table.gm.channels().contains(THREAD));
        assertTrue(table.alba.channels().contains(THREAD));
    }

    @Tag("long")
    @Test
    void whatTheGameMasterLetsBeSaidClosesAndOpensTheThread() {
        begin(Cast.ofSix());
        table.alba.use("hablar", "puesto", "Brumaria");
        await(table.bruno, THREAD, "Conversación privada entre");
        table.gm.in("diplomacia").use("dirección prensa", "órdenes", "public");
        Waiting.until("closed threads", this::closed);
        refused(table.alba.in("alborada").use("hablar", "puesto", "Brumaria"), "Ahora solo se puede hablar en público");
        table.gm.use("dirección prensa", "órdenes", "open");
        Waiting.until(
                "open threads",
                () -> threads().stream()
                        .noneMatch(each ->
                                each.thread().archived() || each.thread().locked()));
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aThreadThatTheBooksDoNotKnowAndInWhichSomebodySpokeIsNotGoneOnWith(boolean closed) {
        begin(Cast.ofSix());
        table.alba.use("hablar", "puesto", "Brumaria");
        await(table.bruno, THREAD, "Conversación privada entre");
        table.bruno.say("¿Paz?");
        if (closed) {
            table.gm.in("diplomacia").use("dirección prensa", "órdenes", "public");
            Waiting.until("closed threads", this::closed);
        }
        table.stage.write(books -> books.talks().settle(1, ELSEWHERE));
        if (closed) {
            table.gm.use("dirección prensa", "órdenes", "open");
        }
        table.alba.in("alborada").use("hablar", "puesto", "Brumaria");
        Waiting.until("a second thread", () -> threads().size() == 2);
        Waiting.until("the last post", table.stage::postedAll);
    }

    @Test
    void whoeverTakesASeatHasAThreadOfHisOwn() {
        begin(Cast.ofSix());
        table.alba.use("hablar", "puesto", "Brumaria");
        await(table.bruno, THREAD, "Conversación privada entre");
        table.bruno.in("brumaria").use("campaña dejar", "seguro", "true");
        Waiting.until("closed threads", this::closed);
        table.stage.person("p3").in("diplomacia").use("campaña unirse", "puesto", "Brumaria");
        table.alba.in("alborada").use("hablar", "puesto", "Brumaria");
        Waiting.until("a second thread", () -> threads().size() == 2);
        await(table.stage.person("p3"), THREAD, "Conversación privada entre");
    }
}
