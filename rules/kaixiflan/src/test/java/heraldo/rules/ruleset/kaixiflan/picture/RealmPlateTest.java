package heraldo.rules.ruleset.kaixiflan.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Direction;
import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Omens;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Terrain;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RealmPlateTest {

    /** What a picture's alternative text may have. */
    private static final int ALT_TEXT = 1000;

    private static final Ruleset<Realm> RULES = new KaixiflanGame().create(Table.FOLDER);

    private final Realm start = Table.realm(1);
    private final Hex capital = start.provinces().get(Owner.P1).capital();
    private final Hex field = new Hex(capital.q(), capital.r() + 2);

    @Test
    void whatNobodyHasSeenIsFogWhateverLiesBelow() {
        Hex hidden = OddQ.hex("I7");
        Realm guarded = start.withAtlas(start.atlas().change(List.of(hidden), land -> Land.of(Good.GOLD, 3)))
                .withMuster(start.muster().with(hidden, Owner.IND, new Units(1, 2)));
        Plate plate = RULES.draw().scene(guarded, Viewer.SPECTATOR).plate().orElseThrow();
        assertEquals(Plate.FOG, area(plate, hidden).ground());
        Point middle = area(plate, hidden).middle();
        assertTrue(
                terrain(plate).pieces().stream().allMatch(piece -> off(piece.at(), middle)), "nothing stands on fog");
        assertEquals(RULES.draw().scene(start, Viewer.SPECTATOR).plate().orElseThrow(), plate);
    }

    @Test
    void whatStandsInAHexHasItsPlaces() {
        Realm crowded = explored(field, Land.of(Good.FOOD, 2))
                .withMuster(start.muster().with(field, Owner.P1, new Units(12, 3)))
                .withTowns(with(start, field, new Town(Owner.P1, TownKind.VILLAGE, 1)));
        Plate plate = RULES.draw().scene(crowded, Viewer.SPECTATOR).plate().orElseThrow();
        Area area = area(plate, field);
        assertEquals("food", area.ground());
        assertEquals(1, area.owner());
        List<Piece> pieces = terrain(plate).pieces().stream()
                .filter(piece -> !off(piece.at(), area.middle()))
                .toList();
        assertEquals(
                List.of(Shape.TOWN, Shape.ICON, Shape.COLUMN, Shape.COLONISTS, Shape.ARMY),
                pieces.stream().map(Piece::shape).toList());
        assertEquals(
                List.of("house", "shiny-apple", "2", "12", "3"),
                pieces.stream().map(Piece::text).toList());
    }

    @Test
    void everyProvinceIsNamedOnceUnderItsCrest() {
        Plate plate = RULES.draw().scene(start, Viewer.SPECTATOR).plate().orElseThrow();
        assertEquals(
                Table.seats(1, 2, 3, 4, 5, 6),
                terrain(plate).titles().stream().map(Plate.Title::seat).sorted().toList());
        assertEquals(
                6,
                terrain(plate).pieces().stream()
                        .filter(piece -> piece.shape() == Shape.CAPITAL)
                        .count());
        assertEquals(7, terrain(plate).zones().get(0).areas().size());
        assertEquals(6, plate.ranks().size());
        assertEquals(1, plate.ranks().get(0).place());
    }

    @Test
    void aTownIsShownByItsOwnName() {
        Realm named = explored(field, Land.of(Good.FOOD, 2))
                .withTowns(with(start, field, new Town(Owner.P1, TownKind.VILLAGE, 1)));
        Hex capital = named.province(Owner.P1).capital();
        Realm both = named.withNames(Frozen.with(
                Frozen.with(named.names(), field, new PlaceName("Fresnedo", Owner.P1, true)),
                capital,
                new PlaceName("Puerto Alba", Owner.P1, true)));
        Plate plate = RULES.draw().scene(both, Viewer.SPECTATOR).plate().orElseThrow();
        assertEquals(
                List.of("Fresnedo", "Puerto Alba"),
                terrain(plate).titles().stream()
                        .flatMap(title -> title.own().stream())
                        .map(PlayerText::text)
                        .sorted()
                        .toList());
        assertEquals(7, terrain(plate).titles().size(), "the other capitals by their provinces");
    }

    @Test
    void theTurnsMovesAndWhatChangedHandsAreShown() {
        Realm before = explored(field, Land.of(Good.FOOD, 2));
        Realm after = before.withMuster(before.muster().with(field, Owner.P1, new Units(2, 1)))
                .withCourt(before.court().withKaixiflan(field))
                .withTurn(2);
        Message units = Message.of("units", "colonists", 2, "armies", 1, "both", "yes");
        Message moved = Message.of("done.move", "units", units, "from", Say.hex(capital), "to", Say.hex(field));
        Leg all = new Leg(field, Optional.empty(), Optional.empty());
        Plate plate = plate(
                before,
                after,
                result(1, "OK", new Move(capital, List.of(all)), moved),
                result(2, "SIN-UNIDADES", new Move(capital, List.of(all))),
                result(3, "OK", new Guide(field)));
        assertEquals(OptionalInt.of(3), terrain(plate).arrows().get(0).number());
        assertEquals(
                List.of(false, true, false),
                terrain(plate).arrows().stream().map(Plate.Arrow::failed).toList());
        assertEquals(OptionalInt.empty(), terrain(plate).arrows().get(2).number());
        assertTrue(area(plate, field).changed());
        assertEquals(1, terrain(plate).areas().stream().filter(Area::changed).count());
        assertEquals("scene.plate.heading", plate.heading().key());
        assertEquals(1, plate.heading().arguments().get("year"));
        assertEquals(1, plate.subheading().arguments().get("turn"));
    }

    @Test
    void troubleIsShownWhereItIs() {
        Realm closed = explored(field, Land.of(Good.FOOD, 2))
                .withMuster(
                        start.muster().with(field, Owner.P1, new Units(1, 0)).with(field, Owner.P2, new Units(0, 1)));
        assertTrue(signs(closed).contains(Icons.CLOSED));
        Realm revolt = closed.withTowns(with(closed, field, new Town(Owner.P1, TownKind.FORT, 1)));
        assertTrue(signs(revolt).contains(Icons.REVOLT));
        assertFalse(signs(revolt).contains(Icons.CLASH));
        Realm storm = start.withOmens(new Omens(new TreeSet<>(List.of(capital)), false));
        assertTrue(signs(storm).contains(Icons.STORM));
        Plate fought = plate(
                explored(field, Land.BARREN),
                explored(field, Land.BARREN),
                result(1, "OK", new Fight(field, Optional.empty()), Message.of("done.fight")));
        assertEquals(
                1,
                terrain(fought).pieces().stream()
                        .filter(piece -> piece.text().equals(Icons.CLASH))
                        .count());
    }

    @Test
    void sixSignsAtMostAreExplained() {
        Realm storm = explored(field, Land.of(Good.FOOD, 2))
                .withMuster(
                        start.muster().with(field, Owner.P1, new Units(1, 1)).with(field, Owner.P2, new Units(0, 1)))
                .withOmens(new Omens(new TreeSet<>(List.of(capital)), false));
        Realm towns = storm.withTowns(with(storm, capital.to(Direction.N), new Town(Owner.P1, TownKind.CITY, 1)));
        Plate plate = RULES.draw().scene(towns, Viewer.SPECTATOR).plate().orElseThrow();
        assertEquals(6, plate.keys().size());
    }

    @Test
    void whoeverCannotSeeItReadsItInAThousandLetters() {
        for (var language : Table.FOLDER.languages().all()) {
            Bundle words = Table.FOLDER.bundle(language);
            String alt = words.say(
                    RULES.draw().scene(start, Viewer.SPECTATOR).alt(),
                    seat -> words.ways("seat." + seat.number()).get(0));
            assertTrue(alt.length() <= ALT_TEXT, alt.length() + ": " + alt);
        }
    }

    private Realm explored(Hex hex, Land land) {
        return start.withAtlas(start.atlas().change(List.of(hex), old -> land.revealed()));
    }

    private static TreeMap<Hex, Town> with(Realm realm, Hex hex, Town town) {
        TreeMap<Hex, Town> towns = new TreeMap<>(realm.towns());
        towns.put(hex, town);
        return towns;
    }

    private static List<String> signs(Realm realm) {
        return terrain(RULES.draw().scene(realm, Viewer.SPECTATOR).plate().orElseThrow()).pieces().stream()
                .map(Piece::text)
                .toList();
    }

    private static Plate plate(Realm before, Realm after, LineResult... results) {
        Chronicle silent = new Chronicle(List.of());
        return RULES.draw()
                .scene(new Aftermath<>(before, List.of(results), silent, after, Viewer.SPECTATOR))
                .plate()
                .orElseThrow();
    }

    private static LineResult result(int seat, String code, Order order, Message... details) {
        return new LineResult(new Seat(seat), 1, code, order, List.of(details));
    }

    private static Terrain terrain(Plate plate) {
        return plate.terrain().orElseThrow();
    }

    private static Area area(Plate plate, Hex hex) {
        return terrain(plate).areas().stream()
                .filter(area -> area.tag().text().equals(OddQ.name(hex)))
                .findFirst()
                .orElseThrow();
    }

    private static boolean off(Point piece, Point middle) {
        return Math.abs(piece.x() - middle.x()) > 45 || Math.abs(piece.y() - middle.y()) > 40;
    }
}
