package heraldo.rules.ruleset.hexadominacion.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Offers of a form, and the words beside them. */
class ChoicesTest {

    private static final Bundle WORDS = Table.FOLDER.bundle(Languages.SPANISH);
    private static final List<String> SEATS = List.of("Rojo", "Azul", "Verde");
    private static final Seat BLUE = new Seat(2);

    private final World world = Table.world(3, 1);

    private static ParamQuery query(String type, String param, String... given) {
        OrderType<?> order = Table.RULES.play().orders().stream()
                .filter(each -> each.key().equals(type))
                .findFirst()
                .orElseThrow();
        SortedMap<String, String> filled = new TreeMap<>();
        for (int i = 0; i < given.length; i += 2) {
            filled.put(given[i], given[i + 1]);
        }
        return new ParamQuery(new Seat(1), OrderSheet.EMPTY, order, param, filled);
    }

    private static ParamQuery below(ParamQuery query, String line) {
        return new ParamQuery(query.seat(), Table.sheet(line), query.type(), query.param(), query.given());
    }

    private String beside(String type, String param, String value) {
        return WORDS.say(
                Known.in(Table.RULES.think().glosses(world, query(type, param), List.of(value)), value),
                seat -> SEATS.get(seat.number() - 1));
    }

    @Test
    void whoBuysIsOfferedTheHexesOfTheSellerThatTheyNamed() {
        List<String> offered = Table.RULES.think().suggest(world, query("buy", "hex", "from", BLUE.toString()));
        assertTrue(!offered.isEmpty());
        assertEquals(
                List.of(BLUE.number()),
                offered.stream()
                        .map(hex -> world.tile(Board.hex(hex)).owner())
                        .distinct()
                        .toList());
    }

    @Test
    void whoBuysAHexIsOfferedItsOwnerAlone() {
        String hex = Board.name(world.realm(BLUE).capital());
        assertEquals(List.of(BLUE.toString()), Table.RULES.think().suggest(world, query("buy", "from", "hex", hex)));
    }

    /** F9 has one soldier: three cannot leave it, and nobody is short of them afterwards. */
    @Test
    void aMoveThatWillBeVoidMovesNobodyInLaterMenus() {
        ParamQuery later = query("attack", "origins", "target", "E9");
        ParamQuery beside = below(later, "MOVER 3 F9 > F10");
        assertEquals(
                Table.RULES.think().suggest(world, later), Table.RULES.think().suggest(world, beside));
        assertEquals(
                Table.RULES.think().glosses(world, later, List.of("F10:10")),
                Table.RULES.think().glosses(world, beside, List.of("F10:10")));
        ParamQuery moved = below(later, "MOVER 1 F9 > F10");
        assertTrue(Table.RULES.think().suggest(world, moved).stream().noneMatch(origin -> origin.startsWith("F9")));
    }

    @Test
    void whatIsKnownOfAHexStandsBesideIt() {
        String capital = Board.name(world.realm(BLUE).capital());
        String land = Board.HEXES.stream()
                .filter(hex -> world.tile(hex).owner() == BLUE.number()
                        && !world.tile(hex).city())
                .map(Board::name)
                .findFirst()
                .orElseThrow();
        assertEquals(" Tormena · capital de Azul · 10 soldados", beside("attack", "target", capital));
        assertEquals(" Silgar · piedra de Azul, nivel 1 · 1 soldado", beside("attack", "target", land));
        assertEquals(" Tormena · 6 de sus 10 soldados", beside("attack", "origins", capital + ":6"));
    }
}
