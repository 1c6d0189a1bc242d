package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A week of Tribus on the page: two people and two governors, and one of the people misses their day. */
@Tag("long")
class TribusPageTest {

    private static final Opening GAME = new Opening(
            "tribus",
            "puestos:4 ",
            List.of("campaña unirse puesto:Rojo", "campaña unirse puesto:Azul"),
            List.of(),
            "Semana 2: las tribus cobran");
    private static final int MOST_DEADLINES = 20;

    /** However the post tells that somebody has one soldier more. */
    private static final Pattern RECRUITED =
            Pattern.compile("alista un soldado en|da un soldado a|largas para \\p{L}+: un soldado en");

    private static final Pattern PICK = Pattern.compile("(\\d+) de \\d+: elige (Rojo|Azul)");

    @TempDir
    Path data;

    @Test
    void aWeekIsPlayedAndADayIsMissed() throws IOException {
        try (PlayedPage page = PlayedPage.open(data);
                Person rojo = page.person("p1");
                Person azul = page.person("p2")) {
            Visitor visitor = page.visitor();
            GAME.open(visitor);
            GAME.join(visitor);
            String city = draft(visitor, rojo, azul);
            prepare(visitor, city);
            passTheWeek(visitor, rojo);
            look(visitor, rojo);
            page.leave();
        }
    }

    /** Both pick two cities each; gives the first of Rojo's. */
    private static String draft(Visitor visitor, Person rojo, Person azul) {
        String city = "";
        for (int pick = 1; pick <= 4; pick++) {
            boolean first = called(rojo, azul, pick).equals("Rojo");
            Person due = first ? rojo : azul;
            String free = due.in(first ? "rojo" : "azul")
                    .complete("tribus elegir", "ciudad", "")
                    .get(0);
            visitor.become(first ? "p1" : "p2");
            visitor.enterPrivate();
            visitor.send("tribus elegir ciudad:" + free);
            // Who picks twice in a row is called again at once.
            visitor.awaitText(".message.ephemeral", "(" + free + ")");
            city = first && city.isEmpty() ? free : city;
        }
        return city;
    }

    /** Who of the two is called to their n-th pick, each in the own channel. */
    private static String called(Person rojo, Person azul, int n) {
        return Waiting.forSome(
                "a call to pick " + n,
                () -> picks(rojo, azul).values().stream().skip(n - 1L).findFirst());
    }

    private static SortedMap<Integer, String> picks(Person rojo, Person azul) {
        SortedMap<Integer, String> picks = new TreeMap<>();
        Stream.concat(heard(rojo, "rojo"), heard(azul, "azul"))
                .flatMap(said -> PICK.matcher(said.text()).results())
                .forEach(pick -> picks.put(Integer.valueOf(pick.group(1)), pick.group(2)));
        return picks;
    }

    /** What stands in a channel that the bot may still be making. */
    private static Stream<Said> heard(Person person, String channel) {
        return person.channels().contains(channel) ? person.in(channel).read().stream() : Stream.of();
    }

    private static void prepare(Visitor visitor, String city) {
        visitor.become("p1");
        visitor.enterPrivate();
        visitor.send("tribus reclutar soldados:1 ciudad:" + city);
        String receipt = visitor.lastMessage("1. Reclutar un soldado en");
        assertTrue(receipt.contains("(" + city + ")"), receipt);
        assertFalse(receipt.contains("✖"), receipt);
        assertFalse(visitor.sees("heraldo-emoji[name^='heraldo_fails']"), receipt);
        visitor.photograph("tribus-receipt");
    }

    private static void passTheWeek(Visitor visitor, Person reader) {
        int deadlines = 0;
        while (!told(reader, GAME.told())) {
            assertTrue(deadlines++ < MOST_DEADLINES, "the week does not end");
            visitor.click(".act[data-act='deadline']");
            visitor.awaitText(".notice", "resuelto");
        }
    }

    private static boolean told(Person reader, String words) {
        return reader.in("crónica").read().stream().anyMatch(said -> said.text().contains(words));
    }

    private static void look(Visitor visitor, Person reader) {
        visitor.enter("crónica");
        visitor.awaitText(".message", "sin órdenes");
        Said recruited = reader.in("crónica").read().stream()
                .filter(said -> RECRUITED
                        .matcher(said.text().replaceAll("<:\\w+:\\d+> |\\*\\*", ""))
                        .find())
                .findFirst()
                .orElseThrow();
        String everything = reader.press(recruited, "Todo lo ocurrido").text();
        assertTrue(everything.contains("Un soldado se alista en"), everything);
        visitor.awaitText(".message", GAME.told());
        visitor.lookAt(".message img[src*='map-']");
        visitor.photograph("tribus-week");
        visitor.enterPrivate();
        visitor.awaitText(".message", "Rojo");
        visitor.photograph("tribus-private");
        visitor.screen(400, 800);
        visitor.awaitGone(".sidebar");
        assertFalse(visitor.mustScrollSideways());
        visitor.photograph("tribus-telephone");
    }
}
