package heraldo.bot.render;

import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Message;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A busy board made by hand: 217 hexes, every sign, every ink, names, moves, a long legend. */
final class HexScene {

    static final Wording WORDING =
            new Wording(Bundle.read(Locale.ROOT, "words", "{}"), seat -> "Provincia " + seat.number());

    private static final int RADIUS = 8;
    private static final int SIDE = 50;
    private static final int HALF = 43;
    private static final String[] RESOURCES = {"stone", "wood", "food", "gold", "mana", "science"};

    private final List<Cell> cells = new ArrayList<>();
    private final List<Token> tokens = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();

    static Scene busy() {
        return new HexScene().scene();
    }

    private Scene scene() {
        int count = 0;
        for (int q = -RADIUS; q <= RADIUS; q++) {
            labels.add(new Label(
                    say(String.valueOf((char) ('A' + q + RADIUS))), new Point(x(q), 20), 24, Ink.TEXT, false));
            for (int r = Math.max(-RADIUS, -q - RADIUS); r <= Math.min(RADIUS, RADIUS - q); r++) {
                hex(q, r, count++);
            }
        }
        Link road = new Link(List.of(at(-3, -2), at(-2, -2), at(-2, -1)), Ink.seat(1), 9, false, true);
        Link raid = new Link(List.of(at(3, 0), at(4, -1)), Ink.ALERT, 9, true, true);
        Drawing drawing =
                new Drawing(26 * SIDE, (2 * RADIUS + 1) * 2 * HALF + 40, cells, List.of(road, raid), tokens, labels);
        return new Scene(say("Los seis reinos · turno 20 · Invierno, año 5"), drawing, legend(), say("a map"));
    }

    private static int x(int q) {
        return 13 * SIDE + q * SIDE * 3 / 2;
    }

    private static Point at(int q, int r) {
        return new Point(x(q), 40 + (2 * RADIUS + 1) * HALF + r * 2 * HALF + q * HALF);
    }

    private void hex(int q, int r, int i) {
        Point at = at(q, r);
        boolean fog = i % 5 == 3 && Math.abs(q) > 3;
        boolean barren = i % 4 == 0;
        Ink fill = fog ? Ink.FOG : barren ? Ink.PAPER : Ink.resource(RESOURCES[i % 6]);
        List<Cell.Border> borders = new ArrayList<>();
        if (i % 7 == 1) {
            borders.add(new Cell.Border(Ink.CALM, 6, false, List.of(0, 1, 2)));
        }
        if (i % 3 == 1 && !fog) {
            borders.add(new Cell.Border(Ink.seat(i % 6 + 1), 5, i % 2 == 0, List.of(0, 1, 2, 3, 4, 5)));
        }
        String name = (char) ('A' + q + RADIUS) + String.valueOf(r + RADIUS + 1 + Math.floorDiv(q, 2));
        Cell.Name printed = new Cell.Name(name, at.plus(0, -30), Cell.Print.GROUND);
        cells.add(new Cell(Optional.of(printed), outline(at), fill, borders));
        if (!fog) {
            inhabit(at, i, barren);
        }
    }

    private void inhabit(Point at, int i, boolean barren) {
        int richness = barren ? 0 : i % 3 + 1;
        for (int k = 0; k < richness; k++) {
            Point cube = at.plus(26 * k - 13 * (richness - 1), -6);
            tokens.add(new Token(
                    Glyph.CUBE, cube, 22, Ink.resource(RESOURCES[i % 6]), "PMCONS".substring(i % 6, i % 6 + 1)));
        }
        if (barren && i % 8 == 0) {
            Glyph[] signs = Glyph.values();
            tokens.add(new Token(signs[i / 8 % signs.length], at.plus(0, -2), 38, Ink.seat(i / 8 % 6 + 1), ""));
        }
        if (i % 4 < 2) {
            tokens.add(new Token(Glyph.BADGE, at.plus(0, 26), 24, Ink.seat(i % 6 + 1), i % 3 == 0 ? "3C 2E" : "1C"));
        }
        if (i % 31 == 0) {
            labels.add(new Label(say("Torrealta"), at.plus(0, 48), 15, Ink.TEXT, true));
        }
    }

    private static List<Point> outline(Point at) {
        return List.of(
                at.plus(-SIDE / 2, -HALF),
                at.plus(SIDE / 2, -HALF),
                at.plus(SIDE, 0),
                at.plus(SIDE / 2, HALF),
                at.plus(-SIDE / 2, HALF),
                at.plus(-SIDE, 0));
    }

    private static Legend legend() {
        List<Legend.Entry> seats = new ArrayList<>();
        for (int seat = 1; seat <= 6; seat++) {
            seats.add(new Legend.Entry(Optional.of(Glyph.BADGE), Ink.seat(seat), say("Provincia " + seat)));
        }
        List<Legend.Entry> areas = new ArrayList<>();
        for (String resource : RESOURCES) {
            areas.add(new Legend.Entry(Optional.empty(), Ink.resource(resource), say(resource)));
        }
        List<Legend.Entry> signs = new ArrayList<>();
        for (Glyph glyph : List.of(Glyph.STAR, Glyph.HOUSE, Glyph.TOWER, Glyph.WALLS, Glyph.SWORDS, Glyph.FLAME)) {
            signs.add(new Legend.Entry(Optional.of(glyph), Ink.NEUTRAL, say(glyph.name())));
        }
        return new Legend(List.of(
                new Legend.Group(say("Provincias"), seats),
                new Legend.Group(say("Fuentes"), areas),
                new Legend.Group(say("Signos"), signs)));
    }

    private static Message say(String text) {
        return Message.of(text);
    }
}
