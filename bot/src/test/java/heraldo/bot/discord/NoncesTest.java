package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.traffic.Exchange;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Discord sends no second message with a nonce that the same author has just used, wherever it was to go. */
class NoncesTest {

    /** Discord takes no longer ones. */
    private static final int LONGEST = 25;

    @TempDir
    private Path folder;

    private final List<String> nonces = new CopyOnWriteArrayList<>();

    @Test
    void everyMessageOfACampaignHasANonceOfItsOwnAndEverySeatItsWelcome() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            table.stage.sandbox().traffic().watch(this::note);
            table.open("Los Reinos");
            table.start();
            Map<Person, String> rooms = Map.of(table.alba, "alborada", table.bruno, "brumaria", table.frank, "cimera");
            rooms.forEach((person, room) -> Table.await(person, room, "Este es el canal privado de"));
            table.stage.at(table.due().minus(Duration.ofHours(1)));
            rooms.forEach((person, room) -> Table.await(person, room, "no has enviado órdenes"));
            table.gm.in("diplomacia").use("dirección anunciar", "texto", "Feria");
            table.bruno.in("brumaria").use("kaixiflan pasar");
            table.endTurn();
            Runnable mend = table.stage.spoil();
            Table.Letterbox letters = table.letters();
            table.stage.at(table.due().plusSeconds(4));
            letters.await("no se ha podido resolver después");
            mend.run();
            assertUnique();
        }
    }

    private void note(Exchange exchange) {
        boolean sent = "POST".equals(exchange.method()) && exchange.path().matches("/channels/\\d+/messages");
        if (sent && exchange.answer().status() == 200) {
            nonces.add(exchange.body().path("nonce").asText());
        }
    }

    private void assertUnique() {
        Set<String> seen = new HashSet<>();
        List<String> again = nonces.stream().filter(nonce -> !seen.add(nonce)).toList();
        assertEquals(List.of(), again);
        assertTrue(nonces.size() > 15, nonces.toString());
        assertTrue(seen.stream().allMatch(nonce -> !nonce.isEmpty() && nonce.length() <= LONGEST), nonces.toString());
    }
}
