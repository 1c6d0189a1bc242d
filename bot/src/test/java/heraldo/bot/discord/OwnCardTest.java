package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.discord.Table.Letterbox;
import heraldo.bot.discord.command.CardButton;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.World;
import heraldo.rules.kernel.Seat;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a turn came to for a seat: one quiet message in its channel, and a card that its holder alone opens from it. */
@Tag("slow")
class OwnCardTest {

    @TempDir
    Path folder;

    @Tag("long")
    @Test
    void afterEachTurnOneMessageStandsWholeInEveryChannel() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Letterbox letters = table.letters();
            table.endTurn();
            table.endTurn();
            for (Person person : List.of(table.alba, table.bruno)) {
                Said latest = person.await("El turno 2 ha terminado; tu parte está lista.");
                assertEquals(List.of("Mi parte", "Dar órdenes"), latest.buttons());
                List<Said> earlier = trimmed(person);
                assertEquals(2, earlier.size(), earlier.toString());
                assertEquals(List.of("Mi parte"), earlier.get(0).buttons());
                assertTrue(
                        earlier.get(0).text().contains("Primavera, año 1"),
                        earlier.get(0).text());
                assertFalse(
                        earlier.get(0).text().contains("lista"), earlier.get(0).text());
            }
            table.frank.await("El turno 2 ha terminado");
            assertEquals(0, letters.count("<@"), letters.all());
        }
    }

    /** The cards in a channel, once the earlier one has been cut to its headline, which is done after the later is posted. */
    private static List<Said> trimmed(Person person) {
        Waiting.until(
                "the cut of the earlier card",
                () -> !cards(person, "Mi parte").getFirst().buttons().contains("Dar órdenes"));
        return cards(person, "Mi parte");
    }

    private static List<Said> cards(Person person, String button) {
        return person.read().stream()
                .filter(said -> said.buttons().contains(button))
                .toList();
    }

    @Test
    void theCardTellsLinesStoreAndPlaceToItsHolderAlone() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            table.endTurn();
            Said message = table.alba.await("El turno 1 ha terminado");
            Reply card = table.alba.press(message, "Mi parte");
            assertTrue(card.said().whispered());
            for (String words : List.of(
                    "Tu parte · ",
                    "Tus órdenes",
                    "✔ **Recolectar en la capital de Alborada (G5).**",
                    "Almacén",
                    "Alborada")) {
                assertTrue(card.text().contains(words), words + " in " + card.text());
            }
            assertEquals(
                    List.of("Dar órdenes", "Informe", "Hablar con…"),
                    card.said().buttons());
            assertFalse(card.text().contains("Hecho"), card.text());
            assertTrue(table.bruno.use("parte").text().contains("Tu parte"));
            assertTrue(table.frank.use("card").text().contains("Your card · "));
        }
    }

    @Test
    void nobodyElseOpensIt() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.alba.use("kaixiflan recolectar", "hex", "G5");
            table.endTurn();
            table.alba.await("El turno 1 ha terminado");
            Table.refused(table.stage.person("p5").in("diplomacia").use("parte"), "");
            String brunos = pressed(table, "p2");
            assertTrue(brunos.startsWith("✖ Este botón es para otra persona"), brunos);
            String visitors = pressed(table, "p5");
            assertTrue(visitors.startsWith("✖"), visitors);
            String directors = pressed(table, "gm");
            assertFalse(directors.startsWith("✖") || directors.contains("Tu parte"), directors);
        }
    }

    /** The words that somebody reads who presses the button of Alba's card, wherever they got it from. */
    private static String pressed(Table table, String who) {
        Stage stage = table.stage;
        String button = stage.componentIds().issue(CardButton.componentId(stage.campaign(), 1, new Seat(1)));
        World world = stage.sandbox().world();
        Snowflake place =
                Snowflake.of(table.alba.in("crónica").read().getFirst().channel());
        Channel channel = world.exclusively(() -> world.channels().find(place)).orElseThrow();
        return new Forger(stage).press(stage.user(who), channel, button).text();
    }

    @Tag("long")
    @Test
    void whereTheGameMasterSeesAllHeOpensItToo() {
        try (Table table = Table.running(folder, "Los Reinos", "dirección-ve", "true")) {
            table.endTurn();
            Said message = table.alba.await("El turno 1 ha terminado");
            assertTrue(table.gm.press(message, "Mi parte").text().contains("Tu parte"));
        }
    }

    @Test
    void afterARestartNothingIsPostedTwice() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.endTurn();
            table.alba.await("El turno 1 ha terminado");
            table.stage.restart();
            table.endTurn();
            table.alba.await("El turno 2 ha terminado");
            assertEquals(2, cards(table.alba, "Mi parte").size());
        }
    }
}
