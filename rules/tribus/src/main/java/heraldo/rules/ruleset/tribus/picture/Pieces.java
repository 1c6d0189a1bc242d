package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.chart.Chart;
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

/** Pieces on the tiles: cities with their names, harbours, soldiers, ships, sieges, and the letters of shared pools. */
record Pieces(Chart chart, Sheet sheet, World world) {

    static final Ink WATER = new Ink("harbour");

    /** In a tile below its id: what stands there, the name of a city. */
    private static final int STAND_Y = 7;

    private static final int NAME = 16;
    private static final int NAME_Y = 35;

    private static final int PLATE = 42;

    private static final int LETTER = 32;
    private static final int LETTER_X = 31;
    private static final int LETTER_Y = -24;

    private static final int TOWN = 34;
    private static final int TOWN_X = -31;
    private static final int GARRISON = 36;
    private static final int GARRISON_X = 18;
    private static final int FLAME = 32;
    private static final int FLAME_Y = -60;

    private static final int SHIP = 42;
    private static final int SHIP_X = -26;
    private static final int CREW = 36;
    private static final int CREW_X = 21;
    private static final int ANCHOR = 24;
    private static final int ANCHOR_Y = 41;

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
                .ifPresent(harbour -> tokens.add(
                        new Token(Glyph.ANCHOR, sheet.centre(harbour).plus(0, ANCHOR_Y), ANCHOR, WATER, "")));
        tokens.add(new Token(glyph(city), centre.plus(TOWN_X, STAND_Y), TOWN, Ink.TEXT, ""));
        if (world.board().tile(city).besieged()) {
            tokens.add(new Token(Glyph.FLAME, centre.plus(0, FLAME_Y), FLAME, Ink.ALERT, ""));
        }
        new Purses(world).letter(city).ifPresent(letter -> tokens.add(letter(centre, letter)));
    }

    /** The cities that share a pool bear the same one. */
    private static Token letter(Point centre, String letter) {
        return new Token(Glyph.CHIP, centre.plus(LETTER_X, LETTER_Y), LETTER, Ink.TEXT, letter);
    }

    /** Ports have walls, inland cities a tower. */
    private Glyph glyph(Hex city) {
        return chart.port(city) ? Glyph.WALLS : Glyph.TOWER;
    }

    private void stack(Hex hex, Tile tile, List<Token> tokens) {
        if (tile.manned()) {
            boolean city = chart.city(hex);
            Point at = sheet.centre(hex).plus(city ? GARRISON_X : 0, STAND_Y);
            String soldiers = Integer.toString(tile.soldiers());
            tokens.add(new Token(Glyph.BADGE, at, city ? GARRISON : PLATE, Ground.ink(tile.owner()), soldiers));
        }
    }

    /** A ship without crew is hollow. */
    private void ship(Hex hex, Ship ship, List<Token> tokens) {
        Point centre = sheet.centre(hex).plus(0, STAND_Y);
        Ink ink = Ground.ink(ship.owner());
        Glyph hull = ship.manned() ? Glyph.SHIP : Glyph.HULK;
        tokens.add(new Token(hull, centre.plus(SHIP_X, 0), SHIP, ink, ""));
        tokens.add(new Token(Glyph.BADGE, centre.plus(CREW_X, 0), CREW, ink, Integer.toString(ship.crew())));
    }

    /** The names of the cities. */
    List<Label> labels() {
        return chart.cities().stream().map(this::name).toList();
    }

    private Label name(Hex city) {
        Message name = Message.of("scene.word", "word", chart.cityName(city));
        return new Label(name, sheet.centre(city).plus(0, NAME_Y), NAME, Ink.TEXT, true);
    }
}
