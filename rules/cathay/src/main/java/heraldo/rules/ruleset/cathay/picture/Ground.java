package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Cell.Name;
import heraldo.rules.scene.Cell.Print;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The hexes: letter, terrain, the sign of what they yield, the chip with its pips, the robber. */
final class Ground {

    static final Ink DESERT = new Ink("terrain.desert");

    private static final Ink CHIP = new Ink("chip");
    private static final int LEFT = -24;
    private static final int LETTER_Y = -10;
    private static final int SIGN = 23;
    private static final int SIGN_Y = 11;
    private static final int DISC = 35;
    private static final int DISC_X = 5;
    private static final int NUMBER = 14;
    private static final int NUMBER_Y = -4;
    private static final int PIP = 5;
    private static final int PIP_STEP = 6;
    private static final int PIPS_Y = 10;
    private static final int ROBBER = 25;
    private static final int ROBBER_WAY = 28;

    private final Position position;
    private final List<Token> tokens = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();

    Ground(Position position) {
        this.position = position;
        IntStream.range(0, Net.HEXES).forEach(this::stand);
        robber();
    }

    List<Cell> cells() {
        return IntStream.range(0, Net.HEXES).mapToObj(this::cell).toList();
    }

    List<Token> tokens() {
        return tokens;
    }

    List<Label> labels() {
        return labels;
    }

    private Cell cell(int hex) {
        Name letter = new Name(Say.hex(hex), Plane.hex(hex).plus(LEFT, LETTER_Y), Print.GROUND);
        return new Cell(
                Optional.of(letter),
                Plane.outline(hex),
                terrain(position.board().tile(hex)),
                List.of());
    }

    static Ink terrain(Tile tile) {
        return tile.resource().map(Ground::terrain).orElse(DESERT);
    }

    static Ink terrain(Resource resource) {
        return new Ink("terrain." + resource.id());
    }

    static Glyph sign(Resource resource) {
        return switch (resource) {
            case WOOD -> Glyph.TREE;
            case WHEAT -> Glyph.GRAIN;
            case SHEEP -> Glyph.SHEEP;
            case CLAY -> Glyph.BRICKS;
            case STONE -> Glyph.ROCK;
        };
    }

    private void stand(int hex) {
        Tile tile = position.board().tile(hex);
        Point centre = Plane.hex(hex);
        if (tile.desert()) {
            return;
        }
        Resource resource = tile.resource().orElseThrow();
        tokens.add(new Token(sign(resource), centre.plus(LEFT, SIGN_Y), SIGN, terrain(resource), ""));
        tokens.add(new Token(Glyph.DISC, centre.plus(DISC_X, 0), DISC, CHIP, ""));
        Ink ink = tile.red() ? Ink.ALERT : Ink.TEXT;
        labels.add(new Label(word(tile.number()), centre.plus(DISC_X, NUMBER_Y), NUMBER, ink, false));
        for (int pip = 0; pip < tile.pips(); pip++) {
            int x = (2 * pip - tile.pips() + 1) * PIP_STEP / 2;
            tokens.add(new Token(Glyph.DISC, centre.plus(DISC_X + x, PIPS_Y), PIP, ink, ""));
        }
    }

    /** Below the top of its hex, or above the bottom while soldiers stand on the top. */
    private void robber() {
        int[] corners = Net.cornersOf(position.tabletop().robber());
        int corner = new Camps(position).none(corners[0]) ? corners[0] : corners[Net.CORNERS_OF_A_HEX / 2];
        Point at = Plane.inward(corner, ROBBER_WAY);
        tokens.add(new Token(Glyph.ROBBER, at, ROBBER, Ink.TEXT, ""));
        if (position.running().latest().robber()) {
            tokens.add(new Token(Glyph.HALO, at, ROBBER + 10, Pieces.LATEST, ""));
        }
    }

    static Message word(int number) {
        return Message.of("scene.word", "word", Integer.toString(number));
    }
}
