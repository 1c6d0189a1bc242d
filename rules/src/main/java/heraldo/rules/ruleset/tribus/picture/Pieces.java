package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stands on the tiles: cities with their names, harbours, soldiers, ships, sieges, and which cities share a pool. */
final class Pieces {

    static final Ink WATER = new Ink("harbour");

    private static final int PLATE = 40;
    private static final int TOWN = 38;
    private static final int TOWN_X = -28;
    private static final int TOWN_Y = 1;
    private static final int PLATE_X = 19;
    private static final int SHIP = 44;
    private static final int SHIP_X = -22;
    private static final int CREW = 36;
    private static final int MARK = 28;
    private static final int MARK_X = 34;
    private static final int MARK_Y = -30;
    private static final int FLAME_X = -33;
    private static final int RING = 92;
    private static final int NAME = 11;
    private static final int NAME_Y = 36;
    private static final int ANCHOR = 26;

    /** Where an anchor lies in its harbour: towards its port. */
    private static final int ASHORE = 34;

    private final Chart chart;
    private final Sheet sheet;
    private final World world;
    private final Siege siege;
    private final Purses purses;

    Pieces(Chart chart, Sheet sheet, World world) {
        this.chart = chart;
        this.sheet = sheet;
        this.world = world;
        this.siege = new Siege(chart, world.options());
        this.purses = new Purses(world);
    }

    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        chart.cities().forEach(city -> city(city, tokens));
        world.board().tiles().forEach((hex, tile) -> stack(hex, tile, tokens));
        world.board().ships().forEach((hex, ship) -> ship(hex, ship, tokens));
        return tokens;
    }

    private void city(Hex city, List<Token> tokens) {
        Point centre = sheet.centre(city);
        chart.harbour(city)
                .ifPresent(harbour ->
                        tokens.add(new Token(Glyph.ANCHOR, sheet.along(harbour, city, ASHORE, 0), ANCHOR, WATER, "")));
        if (siege.holds(world.board(), city)) {
            tokens.add(new Token(Glyph.HALO, centre, RING, Ink.ALERT, ""));
        }
        tokens.add(new Token(glyph(city), centre.plus(TOWN_X, TOWN_Y), TOWN, Ink.TEXT, ""));
        if (world.board().tile(city).besieged()) {
            tokens.add(new Token(Glyph.FLAME, centre.plus(FLAME_X, MARK_Y), MARK, Ink.ALERT, ""));
        }
        purse(city).ifPresent(tokens::add);
    }

    /** A letter on the cities that share a pool. */
    private Optional<Token> purse(Hex city) {
        return purses.letter(city)
                .map(letter -> new Token(Glyph.CHIP, sheet.centre(city).plus(MARK_X, MARK_Y), MARK, Ink.TEXT, letter));
    }

    /** Ports have walls, inland cities a tower. */
    private Glyph glyph(Hex city) {
        return chart.port(city) ? Glyph.WALLS : Glyph.TOWER;
    }

    private void stack(Hex hex, Tile tile, List<Token> tokens) {
        if (tile.manned()) {
            Point at = chart.city(hex) ? sheet.centre(hex).plus(PLATE_X, TOWN_Y) : sheet.centre(hex);
            tokens.add(new Token(Glyph.BADGE, at, PLATE, Ground.ink(tile.owner()), Integer.toString(tile.soldiers())));
        }
    }

    /** A ship without crew is hollow. */
    private void ship(Hex hex, Ship ship, List<Token> tokens) {
        Point centre = sheet.centre(hex);
        Ink ink = Ground.ink(ship.owner());
        Glyph hull = ship.manned() ? Glyph.SHIP : Glyph.HULK;
        tokens.add(new Token(hull, centre.plus(SHIP_X, 0), SHIP, ink, ""));
        tokens.add(new Token(Glyph.BADGE, centre.plus(PLATE_X, 0), CREW, ink, Integer.toString(ship.crew())));
    }

    List<Label> labels() {
        return chart.cities().stream().map(this::name).toList();
    }

    private Label name(Hex city) {
        Message name = Message.of("scene.word", "word", chart.cityName(city));
        return new Label(name, sheet.centre(city).plus(0, NAME_Y), NAME, Ink.TEXT, true);
    }
}
