package heraldo.rules.ruleset.hexadominacion.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What realms are told about lines that cannot be paid, before the round and after it: what is short, and by how much. */
class WarningsTest {

    private static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);
    private static final Seat RED = new Seat(1);
    private static final Seat BLUE = new Seat(2);

    private final World world = stocked(RED, new Stock(10, 20, 0, 20));

    @Test
    void theFirstLineIsNotBlamedOnEarlierOnes() {
        assertEquals(
                List.of("Necesitarás 10 de trigo, 20 de madera y 20 de metal más; si nada cambia, se anulará."),
                warned(1, "RECLUTAR 10 EN F10"));
    }

    @Test
    void whatEarlierPaymentsLeaveShortIsSaidByHowMuch() {
        assertEquals(
                List.of(
                        "Después de lo que se paga antes necesitarás 10 de madera y 10 de piedra más; si nada cambia, se"
                                + " anulará."),
                warned(2, "CONSTRUIR F9", "CONSTRUIR E9"));
    }

    @Test
    void theOwnReportSaysWhatWasShort() {
        assertEquals(List.of("Anulada: necesitabas 10 de metal más."), came(RED, "RECLUTAR 5 EN F10", ""));
    }

    @Test
    void whoCouldPayLearnsThatTheOtherSideCouldNot() {
        World poor = world.with(BLUE, world.realm(BLUE).withStock(Stock.NONE));
        assertEquals(
                List.of("Anulada: la otra parte no podía pagar."),
                came(
                        poor,
                        RED,
                        "COMERCIO Azul DOY 3 madera RECIBO 2 trigo",
                        "COMERCIO Rojo DOY 2 trigo RECIBO 3 madera"));
        assertEquals(
                List.of("Anulada: necesitabas 2 de trigo más."),
                came(
                        poor,
                        BLUE,
                        "COMERCIO Azul DOY 3 madera RECIBO 2 trigo",
                        "COMERCIO Rojo DOY 2 trigo RECIBO 3 madera"));
    }

    private static World stocked(Seat seat, Stock stock) {
        World world = Table.world(3, 1);
        return world.with(seat, world.realm(seat).withStock(stock));
    }

    private List<String> warned(int line, String... lines) {
        return Table.RULES.play().check(world, RED, Table.sheet(lines)).get(line - 1).warnings().stream()
                .map(text -> WORDS.say(text, named -> ""))
                .toList();
    }

    private List<String> came(Seat seat, String red, String blue) {
        return came(world, seat, red, blue);
    }

    private static List<String> came(World world, Seat seat, String red, String blue) {
        return Table.RULES
                .play()
                .resolve(
                        world,
                        Table.sheets(Table.sheet(red), blue.isEmpty() ? Table.sheet() : Table.sheet(blue)),
                        Table.dice(1, 1))
                .chronicle()
                .sections()
                .stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry ->
                        entry.result().map(result -> result.seat().equals(seat)).orElse(false))
                .map(Chronicle.Entry::text)
                .map(text -> WORDS.say(text, named -> ""))
                .toList();
    }
}
