package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Latest;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;

/** What stands on corners and edges: their numbers, roads, buildings, ruins, soldiers, and rings around what is new. */
final class Pieces {

    /** What the last turn changed. */
    static final Ink LATEST = new Ink("latest");

    static final Ink RUIN = new Ink("ruin");
    private static final Ink FREE = new Ink("corner");

    private static final int SPOT = 25;
    private static final int NUMBER = 12;
    private static final int HOUSE = 36;
    private static final int TOWER = 40;
    private static final int RING = 50;
    private static final int SPOT_RING = 36;
    private static final int NAME = 11;
    private static final int NAME_X = -29;
    private static final int NAME_Y = 9;
    private static final int BAR = 10;
    private static final int NEW_BAR = 18;
    private static final int MARK = 17;
    private static final int TAG = 19;
    private static final int TAG_X = 23;
    private static final int TAG_Y = 28;
    private static final int TAG_STEP = 20;
    private static final int TAG_ASIDE = 34;

    private final Position position;
    private final Latest latest;

    Pieces(Position position) {
        this.position = position;
        this.latest = position.running().latest();
    }

    List<Link> roads() {
        List<Link> links = new ArrayList<>();
        for (int edge = 0; edge < Net.EDGES; edge++) {
            int paver = position.paver(edge);
            if (paver != 0) {
                if (latest.edges().has(edge)) {
                    links.add(new Link(Plane.bar(edge), LATEST, NEW_BAR, false, false));
                }
                links.add(new Link(Plane.bar(edge), Ink.seat(paver), BAR, false, false));
            }
        }
        return links;
    }

    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        for (int edge = 0; edge < Net.EDGES; edge++) {
            int paver = position.paver(edge);
            if (paver != 0) {
                tokens.add(new Token(Glyph.ORB, Plane.middle(edge), MARK, Ink.seat(paver), ""));
            }
        }
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            building(corner, tokens);
        }
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            soldiers(corner, tokens);
        }
        return tokens;
    }

    private boolean free(int corner) {
        return position.builder(corner) == 0 && !position.ruins().has(corner);
    }

    private void building(int corner, List<Token> tokens) {
        Point at = Plane.corner(corner);
        int builder = position.builder(corner);
        if (latest.corners().has(corner)) {
            tokens.add(new Token(Glyph.HALO, at, free(corner) ? SPOT_RING : RING, LATEST, ""));
        }
        if (builder != 0) {
            boolean city = position.side(builder).buildings().cities().has(corner);
            Glyph glyph = city ? Glyph.KEEP : Glyph.COTTAGE;
            tokens.add(new Token(glyph, at, city ? TOWER : HOUSE, Ink.seat(builder), Integer.toString(builder)));
        } else if (position.ruins().has(corner)) {
            tokens.add(new Token(Glyph.RUIN, at, HOUSE, RUIN, ""));
        } else {
            tokens.add(new Token(Glyph.DISC, at, SPOT, FREE, ""));
        }
    }

    /** A tag for each soldier around the corner. */
    private void soldiers(int corner, List<Token> tokens) {
        List<Token> tags = new ArrayList<>();
        for (int seat = 1; seat <= position.sides().size(); seat++) {
            Side side = position.side(seat);
            for (Soldier soldier : side.troop().soldiers()) {
                if (soldier.corner() == corner) {
                    tags.add(new Token(
                            Glyph.BADGE,
                            Plane.corner(corner),
                            TAG,
                            Ink.seat(seat),
                            soldier.id().toString()));
                }
            }
        }
        List<Point> places = places(corner, tags.size());
        for (int i = 0; i < tags.size(); i++) {
            Token tag = tags.get(i);
            Point place = places.get(i % places.size()).plus(i / places.size() * TAG_STEP, 0);
            Point at = tag.at().plus(place.x(), place.y());
            tokens.add(new Token(tag.glyph(), at, tag.size(), tag.ink(), tag.text()));
        }
    }

    /** Where tags keep clear of chips: above and below; where no edge goes up, two of them side by side. */
    private static List<Point> places(int corner, int tags) {
        Point above = new Point(0, -TAG_Y);
        boolean wide = Net.row(corner) % 2 != 0 && tags > 1;
        return wide
                ? List.of(above.plus(-TAG_X, 0), above.plus(TAG_X, 0), new Point(0, TAG_Y))
                : List.of(above, new Point(0, TAG_Y), new Point(TAG_ASIDE, TAG_Y / 2));
    }

    /** Where there is neither edge nor sign: to the left, a little higher where an edge goes down to the left. */
    private static Point beside(int corner) {
        return Plane.corner(corner).plus(NAME_X, Net.row(corner) % 2 == 0 ? -NAME_Y : NAME_Y);
    }

    List<Label> labels() {
        List<Label> labels = new ArrayList<>();
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            Point at = Plane.corner(corner);
            labels.add(
                    free(corner)
                            ? new Label(Ground.word(corner), at, NUMBER, Ink.TEXT, false)
                            : new Label(Ground.word(corner), beside(corner), NAME, Ink.TEXT, true));
        }
        return labels;
    }
}
