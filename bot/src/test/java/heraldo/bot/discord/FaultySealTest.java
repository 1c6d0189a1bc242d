package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.traffic.Fault;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seals of steps that Discord confirms late. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultySealTest {
    private static final String WAITING = "sellada y ya no cambia|sealed and cannot change";
    private static final String SEALED = "está sellado: `";

    @TempDir
    static Path folder;

    private static Valley valley;
    private static final List<Exchange> EXCHANGES = new CopyOnWriteArrayList<>();

    @BeforeAll
    static void begin() {
        valley = Valley.settled(folder);
        valley.stage.sandbox().traffic().watch(EXCHANGES::add);
    }

    @AfterAll
    static void end() {
        valley.close();
    }

    @Test
    void aStepWaitsForItsSealAndSaysSo() {
        String receipt = build(new Fault.TooMany(2, Fault.Scope.USER));
        assertTrue(receipt.contains("arcilla") || receipt.contains("clay"), receipt);
        int told = first("PATCH", WAITING);
        int sealed = first("POST", SEALED);
        int answered = first("PATCH", "arcilla|clay");
        assertTrue(told < sealed && sealed < answered, told + " " + sealed + " " + answered);
    }

    @Tag("long")
    @Test
    void aStepWhoseSealIsNotConfirmedInFiveSecondsIsPlayedAllTheSame() {
        Fault.Hanging hanging = new Fault.Hanging(true);
        Instant before = Instant.now();
        String receipt = build(hanging);
        Duration waited = Duration.between(before, Instant.now());
        assertTrue(receipt.contains("arcilla") || receipt.contains("clay"), receipt);
        assertTrue(waited.compareTo(Duration.ofSeconds(5)) >= 0, waited.toString());
        hanging.letGo();
        valley.end();
        Waiting.until("what was told", valley.stage::postedAll);
        List<String> said = Weather.chronicle(valley.gm);
        int seal = last(said, SEALED);
        int story = last(said, "carretera");
        assertTrue(story > seal, () -> "what came of it stands below its seal: " + said);
    }

    private static int last(List<String> said, String words) {
        int last = -1;
        for (int i = 0; i < said.size(); i++) {
            last = said.get(i).contains(words) ? i : last;
        }
        return last;
    }

    /** Whoever is to play builds a road, and something befalls the post of its seal. */
    private static String build(Fault fault) {
        Person active = valley.active();
        boolean english = active == valley.frank;
        valley.deal(active, "MAAP");
        String command = english ? "cathay road" : "cathay carretera";
        String blank = english ? "edge" : "arista";
        Person home = valley.home(active);
        String edge = home.complete(command, blank, "").getFirst();
        Waiting.until("what was told before", valley.stage::postedAll);
        EXCHANGES.clear();
        valley.stage.sandbox().faults().plan(1, "POST", "/channels/\\d+/messages$", fault);
        return home.use(command, blank, edge).text();
    }

    /** People may read what was said before it is noted here. */
    private static int first(String method, String words) {
        Waiting.until(words, () -> find(method, words) >= 0);
        return find(method, words);
    }

    private static int find(String method, String words) {
        for (int i = 0; i < EXCHANGES.size(); i++) {
            Exchange exchange = EXCHANGES.get(i);
            boolean said = exchange.method().equals(method)
                    && exchange.answer().status() < 300
                    && exchange.body() != null
                    && exchange.body().toString().matches("(?s).*(" + words + ").*");
            if (said) {
                return i;
            }
        }
        return -1;
    }
}
