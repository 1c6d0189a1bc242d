package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.sketch.Sheet;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;

/** The pieces in each hex: its industry, a dot for each level, its soldiers, its name. */
final class Pieces {

    private static final int SIGN = 34;
    private static final int SIGN_X = -25;
    private static final int SIGN_Y = -8;
    private static final int STAR = 42;
    private static final int PLATE = 31;
    private static final int PLATE_X = 20;
    private static final int PIP = 10;
    private static final int PIP_STEP = 14;
    private static final int PIPS_Y = 17;
    private static final int NAME = 11;
    private static final int NAME_Y = 34;

    private final World world;
    private final PlaceNames names;

    Pieces(World world, PlaceNames names) {
        this.world = world;
        this.names = names;
    }

    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        for (int hex : Board.HEXES) {
            stand(hex, tokens);
        }
        return tokens;
    }

    private void stand(int hex, List<Token> tokens) {
        Tile tile = world.tile(hex);
        Point centre = Sheet.centre(hex);
        boolean capital = capital(hex);
        tokens.add(new Token(
                capital ? Glyph.STAR : glyph(tile.industry()),
                centre.plus(SIGN_X, SIGN_Y),
                capital ? STAR : SIGN,
                Ink.TEXT,
                ""));
        for (int pip = 0; pip < tile.level(); pip++) {
            int x = (2 * pip - tile.level() + 1) * PIP_STEP / 2;
            tokens.add(new Token(Glyph.DISC, centre.plus(x, PIPS_Y), PIP, Ink.TEXT, ""));
        }
        if (tile.soldiers() > 0) {
            Point at = centre.plus(PLATE_X, SIGN_Y);
            int size = tile.soldiers() < 100 ? PLATE : PLATE * 2 / 3;
            tokens.add(new Token(Glyph.BADGE, at, size, Ground.ink(tile.owner()), Integer.toString(tile.soldiers())));
        }
    }

    private boolean capital(int hex) {
        Tile tile = world.tile(hex);
        return !tile.neutral() && world.realms().get(tile.owner() - 1).capital() == hex;
    }

    /** The sign of an industry. */
    static Glyph glyph(Industry industry) {
        return switch (industry) {
            case WHEAT -> Glyph.GRAIN;
            case WOOD -> Glyph.TREE;
            case METAL -> Glyph.ANVIL;
            case STONE -> Glyph.ROCK;
            case CITY -> Glyph.WALLS;
        };
    }

    List<Label> labels() {
        return Board.HEXES.stream().map(this::name).toList();
    }

    private Label name(int hex) {
        Object name =
                world.names().containsKey(hex) ? new PlayerText(world.names().get(hex)) : names.of(hex);
        Point at = Sheet.centre(hex).plus(0, NAME_Y);
        return new Label(Message.of("scene.word", "word", name), at, NAME, Ink.TEXT, false);
    }
}
