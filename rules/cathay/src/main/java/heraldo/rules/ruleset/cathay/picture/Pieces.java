package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Latest;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;

/** The pieces on corners and edges: their numbers, roads, buildings, ruins, soldiers, and rings around the new ones. */
final class Pieces {

    /** The ink for the changes of the last turn. */
    static final Ink LATEST = new Ink("latest");

    static final Ink RUIN = new Ink("ruin");
    private static final Ink FREE = new Ink("corner");

    private static final int SPOT = 25;
    private static final int NUMBER = 12;
    private static final int HOUSE = 31;
    private static final int TOWER = 35;
    private static final int RING = 44;
    private static final int SPOT_RING = 36;
    private static final int NAME = 11;
    private static final int NAME_X = -18;
    private static final int NAME_Y = 21;
    private static final int BAR = 10;
    private static final int NEW_BAR = 18;
    private static final int MARK = 17;

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
        Camps camps = new Camps(position);
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            tokens.addAll(camps.tags(corner));
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

    /** To the left of the edge that goes straight up or down, where roads, buildings and tags leave room. */
    private static Point beside(int corner) {
        return Plane.inward(corner, -NAME_Y).plus(NAME_X, 0);
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
