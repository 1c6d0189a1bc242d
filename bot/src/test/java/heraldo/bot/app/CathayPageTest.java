package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/**
 * Three rounds of Cathay on the page: two people take turns, a governor plays the third seat, and nobody sees a hand but their
 * own.
 */
@Tag("long")
class CathayPageTest {

    private static final int LAST_ROUND = 3;
    private static final Pattern TURN = Pattern.compile("Ronda (\\d+), turno \\d: (\\p{L}+)");
    private static final String HAND = "En mano ";

    /** What the desk tells of a hand, and only its owner. */
    private static final String STORE = "Almacén, si nadie lo impide";

    /** Who plays which seat. */
    private static final Map<String, String> PEOPLE = Map.of("Jade", "p1", "Seda", "p2");

    @TempDir
    Path data;

    /**
     * Whose turn it is.
     *
     * @param call the message that says so
     */
    private record Now(int round, String seat, long call) {}

    @Test
    void threeRoundsArePlayedAndAHandIsSeenByItsOwnerAlone() throws IOException {
        try (PlayedPage page = PlayedPage.open(data);
                Person jade = page.person(PEOPLE.get("Jade"));
                Person seda = page.person(PEOPLE.get("Seda"))) {
            Visitor visitor = page.visitor();
            begin(visitor);
            Map<String, Person> people = Map.of("jade", jade, "seda", seda);
            Now now = after(people, Optional.empty());
            while (now.round() <= LAST_ROUND) {
                turn(visitor, now);
                now = after(people, Optional.of(now));
            }
            nobodyElseSeesHands(visitor);
            onATelephone(visitor);
            page.leave();
        }
    }

    private static void begin(Visitor visitor) {
        visitor.become("gm");
        visitor.send("campaña nueva juego:cathay nombre:El Valle puestos:3");
        visitor.press("Abrirla");
        visitor.await("[data-channel='crónica']");
        for (String person : List.of("p1", "p2")) {
            visitor.become(person);
            visitor.enter("diplomacia");
            visitor.command("campaña unirse");
            visitor.type(Keys.ENTER);
            visitor.lastMessage("Ahora eres");
        }
        visitor.become("gm");
        visitor.enter("diplomacia");
        visitor.command("campaña empezar");
        visitor.type(Keys.ENTER);
        visitor.lastMessage("Queda un puesto libre");
        visitor.press("Empezar ya");
        visitor.lastMessage("La partida empieza");
    }

    /** Whose turn comes after another, or first. A governor's turn is over at once. Calls of turns that are over are shortened. */
    private static Now after(Map<String, Person> people, Optional<Now> before) {
        return Waiting.forSome(
                "a call after " + before,
                () -> newest(people)
                        .filter(now -> now.call() > before.map(Now::call).orElse(0L)));
    }

    /** Whoever was called last, in the own channel; those whose channel is not open yet were not called. */
    private static Optional<Now> newest(Map<String, Person> people) {
        return people.entrySet().stream()
                .filter(each -> each.getValue().channels().contains(each.getKey()))
                .flatMap(each -> each.getValue().in(each.getKey()).read().stream())
                .filter(said -> said.text().contains("te toca"))
                .map(CathayPageTest::parsed)
                .max(Comparator.comparing(Now::call));
    }

    private static Now parsed(Said said) {
        Matcher turn = TURN.matcher(said.text());
        assertTrue(turn.find(), said.text());
        return new Now(Integer.parseInt(turn.group(1)), turn.group(2), Long.parseUnsignedLong(said.id()));
    }

    private static void turn(Visitor visitor, Now now) {
        visitor.become(PEOPLE.get(now.seat()));
        visitor.enterPrivate();
        if (now.round() == 1) {
            visitor.command("catay inicio");
            visitor.takeOffer("vértice");
            visitor.takeOffer("carretera");
            answer(visitor, "/catay inicio");
        } else {
            visitor.command("órdenes previa");
            answer(visitor, "/órdenes previa");
            visitor.photograph("cathay-hand-" + now.round() + "-" + now.seat());
            visitor.command("catay fin");
            answer(visitor, "/catay fin");
        }
    }

    /** Posts may come after the answer, so it need not be the last message. */
    private static void answer(Visitor visitor, String command) {
        visitor.type(Keys.ENTER);
        // It may say at first that the seal is waited for.
        Waiting.until(
                "the store in the answer to " + command,
                () -> visitor.awaitText(".message.ephemeral", command).contains(STORE),
                () -> visitor.awaitText(".message.ephemeral", command));
    }

    private static void nobodyElseSeesHands(Visitor visitor) {
        for (String person : List.of("gm", "guest")) {
            visitor.become(person);
            assertFalse(visitor.sees("[data-secret='true']"), person);
            visitor.enter("crónica");
            String read = visitor.awaitText(".messages", "Todo lo ocurrido");
            assertFalse(read.contains(HAND) || read.contains(STORE) || read.contains("Tu mano"), read);
        }
        visitor.become("p2");
        visitor.enterPrivate();
        String own = visitor.awaitText(".messages", "Tu mano");
        assertTrue(own.contains(": Seda") && !own.contains("Jade: solo"), own);
    }

    private static void onATelephone(Visitor visitor) {
        visitor.screen(400, 800);
        visitor.awaitGone(".sidebar");
        visitor.awaitText(".messages", "Tu mano");
        assertFalse(visitor.mustScrollSideways());
        visitor.photograph("cathay-telephone");
    }
}
