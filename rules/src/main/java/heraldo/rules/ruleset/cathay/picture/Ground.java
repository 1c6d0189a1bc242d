package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The hexes: letter, terrain, the sign of what they yield, the chip with its pips, the robber. */
final class Ground {

    private static final Ink CHIP = new Ink("chip");
    private static final int LETTER_X = -24;
    private static final int LETTER_Y = -19;
    private static final int SIGN = 27;
    private static final int SIGN_Y = -32;
    private static final int DISC = 38;
    private static final int DISC_Y = 5;
    private static final int NUMBER = 15;
    private static final int NUMBER_Y = 1;
    private static final int PIP = 5;
    private static final int PIP_STEP = 6;
    private static final int PIPS_Y = 16;
    private static final int ROBBER = 30;
    private static final int ROBBER_X = 37;

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
        Point letter = Plane.hex(hex).plus(LETTER_X, LETTER_Y);
        return new Cell(
                Say.hex(hex),
                letter,
                Plane.outline(hex),
                terrain(position.board().tile(hex)),
                List.of());
    }

    static Ink terrain(Tile tile) {
        return tile.resource().map(Ground::terrain).orElseGet(() -> new Ink("terrain.desert"));
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
        tokens.add(new Token(sign(resource), centre.plus(0, SIGN_Y), SIGN, terrain(resource), ""));
        tokens.add(new Token(Glyph.DISC, centre.plus(0, DISC_Y), DISC, CHIP, ""));
        Ink ink = tile.red() ? Ink.ALERT : Ink.TEXT;
        labels.add(new Label(word(tile.number()), centre.plus(0, NUMBER_Y), NUMBER, ink, false));
        for (int pip = 0; pip < tile.pips(); pip++) {
            int x = (2 * pip - tile.pips() + 1) * PIP_STEP / 2;
            tokens.add(new Token(Glyph.DISC, centre.plus(x, PIPS_Y), PIP, ink, ""));
        }
    }

    private void robber() {
        Point at = Plane.hex(position.robber()).plus(ROBBER_X, DISC_Y);
        tokens.add(new Token(Glyph.ROBBER, at, ROBBER, Ink.TEXT, ""));
        if (position.running().latest().robber()) {
            tokens.add(new Token(Glyph.HALO, at, ROBBER + 10, Pieces.LATEST, ""));
        }
    }

    static Message word(int number) {
        return Message.of("scene.word", "word", Integer.toString(number));
    }
}
