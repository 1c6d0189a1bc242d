package heraldo.rules.ruleset.hexadominacion.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.Table;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Strike;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class WorldSceneTest {

    /** What Discord takes of a picture's alternative text. */
    private static final int ALT_TEXT = 1024;

    private final World start = Table.world(6, 1);

    @Test
    void everyHexIsFilledByItsOwner() {
        List<Cell> cells = scene(start).drawing().cells();
        assertEquals(Board.SIZE, cells.size());
        assertEquals(Ink.seat(1), cells.get(Board.hex("F10")).fill());
        assertEquals(Ink.NEUTRAL, cells.get(Board.hex("F6")).fill());
        assertEquals(
                6,
                scene(start).drawing().tokens().stream()
                        .filter(token -> token.glyph() == Glyph.STAR)
                        .count());
    }

    @Test
    void attacksAreArrowsAndThoseBeatenOffBearAShield() {
        Strike won = new Strike(1, Board.hex("F8"), List.of(Board.hex("F9"), Board.hex("E8")), true);
        Strike lost = new Strike(2, Board.hex("I5"), List.of(Board.hex("I6")), false);
        World fought = Table.with(start, draft -> {
            draft.strikes = List.of(won, lost);
            draft.changed = List.of(Board.hex("F8"));
        });
        Scene scene = scene(fought);
        assertEquals(3, scene.drawing().links().size());
        assertEquals(
                1,
                scene.drawing().links().stream().filter(link -> link.dashed()).count());
        assertEquals(
                1,
                scene.drawing().tokens().stream()
                        .filter(token -> token.glyph() == Glyph.SHIELD)
                        .count());
        assertEquals(
                Ground.TAKEN,
                scene.drawing().cells().get(Board.hex("F8")).borders().get(0).ink());
    }

    @Test
    void thePlateShowsAttacksWithTheNumbersThatAreKnown() {
        int target = Board.hex("F8");
        Strike won = new Strike(1, target, List.of(Board.hex("F9")), true);
        World fought = Table.with(start, draft -> {
            draft.strikes = List.of(won);
            draft.changed = List.of(target);
        });
        Attack attack = new Attack(target, List.of(new Origin(Board.hex("F9"), 4)));
        LineResult result = new LineResult(new Seat(1), 1, "OK", attack, List.of());
        Chronicle silent = new Chronicle(List.of());
        Plate told = Table.RULES
                .draw()
                .scene(new Aftermath<>(start, List.of(result), silent, fought, Viewer.SPECTATOR))
                .plate()
                .orElseThrow();
        assertEquals(
                OptionalInt.of(4), told.terrain().orElseThrow().arrows().get(0).number());
        assertEquals(
                OptionalInt.empty(),
                scene(fought)
                        .plate()
                        .flatMap(Plate::terrain)
                        .orElseThrow()
                        .arrows()
                        .get(0)
                        .number());
        assertEquals(
                1,
                told.terrain().orElseThrow().areas().stream()
                        .filter(Plate.Area::changed)
                        .count());
        assertEquals(6, told.ranks().size());
        assertTrue(told.keys().size() <= 6);
    }

    @Test
    void whoeverCannotSeeTheMapReadsWhoHoldsWhat() {
        for (var language : Table.FOLDER.languages().all()) {
            Bundle words = Table.FOLDER.bundle(language);
            String alt = words.say(
                    scene(start).alt(),
                    seat -> words.ways("seat." + seat.number()).get(0));
            assertTrue(alt.contains("E9–E10, F9–F11"), alt);
            assertTrue(alt.length() <= ALT_TEXT, "" + alt.length());
        }
    }

    @Test
    void aRealmsOwnOrdersAreDrawnInPlaceOfTheLastAttacks() {
        Strike won = new Strike(1, Board.hex("F8"), List.of(Board.hex("F9")), true);
        World fought = Table.with(start, draft -> draft.strikes = List.of(won));
        OrderSheet sheet = OrderSheet.of(
                new Attack(Board.hex("F8"), List.of(new Origin(Board.hex("F9"), 4))),
                new Move(3, Board.hex("F10"), Board.hex("F9")),
                new Build(Board.hex("F10")),
                new Recruit(2, Board.hex("F10")),
                new Extend(3));
        Scene plain = Table.RULES.draw().preview(fought, new Seat(1), OrderSheet.EMPTY);
        Scene scene = Table.RULES.draw().preview(fought, new Seat(1), sheet);
        assertEquals(0, plain.drawing().links().size());
        assertEquals(2, scene.drawing().links().size());
        List<Token> signs = scene.drawing()
                .tokens()
                .subList(
                        plain.drawing().tokens().size(),
                        scene.drawing().tokens().size());
        assertEquals(
                List.of(Glyph.BADGE, Glyph.SWORDS, Glyph.BADGE, Glyph.GEAR, Glyph.BADGE),
                signs.stream().map(Token::glyph).toList());
        assertEquals(
                List.of("4", "3", "+2"),
                signs.stream().map(Token::text).filter(text -> !text.isEmpty()).toList());
        assertNotEquals(signs.get(3).at(), signs.get(4).at(), "two signs of a hex stand side by side");
        assertEquals(4, scene.legend().groups().get(0).entries().size());
        assertEquals(3, plain.legend().groups().size(), "an empty sheet explains nothing");
        for (var language : Table.FOLDER.languages().all()) {
            Bundle words = Table.FOLDER.bundle(language);
            String alt = words.say(
                    scene.alt(), seat -> words.ways("seat." + seat.number()).get(0));
            assertTrue(alt.contains("5 ") && alt.contains("E9–E10"), alt);
        }
    }

    private static Scene scene(World world) {
        return Table.RULES.draw().scene(world, Viewer.SPECTATOR);
    }
}
