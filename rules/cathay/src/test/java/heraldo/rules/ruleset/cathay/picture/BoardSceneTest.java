package heraldo.rules.ruleset.cathay.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.state.Troop;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BoardSceneTest {

    private final Table table = Table.of(4, 5);

    @BeforeEach
    void toRoundTwo() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    private Scene scene() {
        return Table.RULES.draw().scene(table.position(), Viewer.SPECTATOR);
    }

    private List<String> words(Scene scene) {
        return scene.drawing().labels().stream()
                .map(label -> String.valueOf(label.text().arguments().get("word")))
                .toList();
    }

    private static List<Token> tokens(Scene scene, Glyph glyph) {
        return scene.drawing().tokens().stream()
                .filter(token -> token.glyph() == glyph)
                .toList();
    }

    @Test
    void everyCornerShowsTheNumberThatPlayersType() {
        List<String> words = words(scene());
        IntStream.rangeClosed(1, 54)
                .mapToObj(Integer::toString)
                .forEach(number -> assertTrue(words.contains(number), number));
        assertEquals(19, scene().drawing().cells().size());
        assertEquals("A", scene().drawing().cells().get(0).name().orElseThrow().text());
    }

    @Test
    void chipsShowTheirNumberAndADotForEachChance() {
        int pips = IntStream.range(0, 19)
                .map(hex -> table.position().board().tile(hex).pips())
                .sum();
        assertEquals(58, pips);
        long dots = tokens(scene(), Glyph.DISC).stream()
                .filter(token -> token.size() < 10)
                .count();
        assertEquals(pips, dots);
    }

    @Test
    void settlementsAndCitiesCarryTheNumberOfTheirSeat() {
        assertEquals(
                List.of("1", "2", "3", "4"),
                tokens(scene(), Glyph.COTTAGE).stream()
                        .map(Token::text)
                        .sorted()
                        .toList());
        assertEquals(4, tokens(scene(), Glyph.ORB).size(), "a mark on each road");
    }

    @Test
    void nothingIsCoveredByTheSoldiersInACityNorByTheRobberBesideThem() {
        Seat seat = new Seat(1);
        Troop troop = new Troop(Stream.of("G1", "G2", "A1")
                .map(id -> Soldier.rested(SoldierId.of(id), 1))
                .toList());
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            int here = corner;
            Side side = Side.NEW
                    .withBuildings(Buildings.NONE.settling(corner).raising(corner))
                    .withTroop(new Troop(troop.soldiers().stream()
                            .map(soldier -> Soldier.rested(soldier.id(), here))
                            .toList()));
            for (int hex : Net.hexesAt(corner)) {
                clear(Table.RULES.draw().scene(table.position().with(seat, side).withRobber(hex), Viewer.SPECTATOR));
            }
        }
    }

    private static void clear(Scene scene) {
        Token tag = tokens(scene, Glyph.BADGE).get(0);
        assertEquals("G1 G2 A1", tag.text());
        Token robber = tokens(scene, Glyph.ROBBER).get(0);
        scene.drawing().labels().forEach(label -> {
            apart(tag, 36, label.at(), label.size());
            apart(robber, 12, label.at(), label.size());
        });
        scene.drawing().cells().stream()
                .flatMap(cell -> cell.name().stream())
                .forEach(name -> apart(tag, 36, name.at(), name.print().size()));
        Stream.of(Glyph.TREE, Glyph.GRAIN, Glyph.SHEEP, Glyph.BRICKS, Glyph.ROCK, Glyph.ROBBER, Glyph.KEEP, Glyph.DISC)
                .flatMap(glyph -> tokens(scene, glyph).stream())
                .filter(token -> !token.ink().equals(new Ink("corner")))
                .forEach(token -> apart(tag, 32, token.at(), token.size()));
    }

    private static void apart(Token one, int half, Point other, int size) {
        int x = Math.abs(one.at().x() - other.x()) - half - size / 2;
        int y = Math.abs(one.at().y() - other.y()) - one.size() / 2 - size / 2;
        assertTrue(x >= -1 || y >= -1, one + " covers what is at " + other);
    }

    @Test
    void whatTheLastTurnBuiltIsRinged() {
        Scene scene = scene();
        assertEquals(1, tokens(scene, Glyph.HALO).size(), "the last automatic start");
        assertTrue(scene.drawing().links().stream().anyMatch(link -> link.ink().equals(new Ink("latest"))));
        table.dice(Map.of("d", List.of(1, 1)));
        table.plays("fin");
        assertEquals(0, tokens(scene(), Glyph.HALO).size());
    }

    @Test
    void aPictureShowsOfHandsNothingButTheirSizes() {
        Position before = table.position();
        Seat other = before.round().order().get(1);
        Goods hand = before.side(other).hand();
        Goods swapped = Goods.of("A".repeat(hand.size()));
        Position after = before.withBank(before.tabletop().bank().plus(hand).minus(swapped))
                .with(other, before.side(other).withHand(swapped));
        Scene one = Table.RULES.draw().scene(before.withBank(after.tabletop().bank()), Viewer.SPECTATOR);
        assertEquals(one, Table.RULES.draw().scene(after, Viewer.SPECTATOR));
        assertEquals(one, Table.RULES.draw().scene(after, Viewer.of(other)));
    }

    @Test
    void aPreviewOffersRoadsAndSitesAndDrawsTheLinesOfThePlan() {
        Seat active = table.position().active();
        Scene scene = Table.RULES.draw().preview(table.position(), active, OrderSheet.EMPTY);
        assertFalse(
                scene.drawing().links().stream().noneMatch(link -> link.ink().equals(new Ink("open"))));
        assertTrue(
                scene.legend().groups().get(0).entries().stream()
                        .anyMatch(entry -> entry.glyph().equals(Optional.of(Glyph.BROKEN_BAR))),
                "a possible road is no arrow");
        Seat other = table.position().round().order().get(1);
        table.sends(other, "ciudad 1", "fin");
        OrderSheet plan = Table.RULES.steps().prepared(table.position(), other);
        Scene planned = Table.RULES.draw().preview(table.position(), other, plan);
        assertEquals(1, tokens(planned, Glyph.KEEP).size());
        assertEquals(0, tokens(scene(), Glyph.KEEP).size(), "nobody else sees it");
    }

    @Test
    void aPreviewShowsWhereASoldierMarches() {
        Seat active = table.position().active();
        int home = table.position().side(active).buildings().settlements().array()[0];
        Soldier walker = Soldier.rested(SoldierId.of("G1"), home);
        Position position =
                table.position().with(active, table.position().side(active).withTroop(new Troop(List.of(walker))));
        int next = Net.neighbours(home)[0];
        Scene planned = Table.RULES.draw().preview(position, active, Table.sheet("mover G1 " + next));
        Scene idle = Table.RULES.draw().preview(position, active, OrderSheet.EMPTY);
        assertEquals(
                tokens(idle, Glyph.PERSON).size() + 1,
                tokens(planned, Glyph.PERSON).size());
    }

    @Test
    void whoCannotSeeThePictureReadsWhatStandsOnIt() {
        Bundle words = Table.FOLDER.bundle(Languages.SPANISH);
        String title = words.say(scene().title(), Seat::toString);
        assertTrue(title.startsWith("Ronda 2, turno 1"), title);
        String alt = words.say(scene().alt(), Seat::toString);
        assertTrue(alt.contains("Ladrón en"), alt);
        assertTrue(alt.contains("1 punto, 3 cartas; asentamiento en "), alt);
        assertTrue(alt.contains(" desierto"), alt);
        assertFalse(alt.contains("no hay"), alt);
        assertTrue(alt.length() < 1000, alt);
    }
}
