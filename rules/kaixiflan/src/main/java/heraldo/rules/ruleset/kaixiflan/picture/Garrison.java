package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Units in a hex: a pill of colonists and a flag of armies for each owner, in rows that fit below the signs. */
final class Garrison {

    /** Heights of one token, of two side by side, and of more by their rows. */
    private static final int ALONE = 23;

    private static final int FLAG_ALONE = 25;
    private static final int PAIR = 19;
    private static final int[] HEIGHTS = {0, PAIR, 16, 13};

    /** The middle of the first row and how far the next one is, by how many rows there are. */
    private static final int[] FIRST_Y = {0, 19, 7, -1};

    private static final int[] PITCH = {0, 0, 18, 15};
    private static final int MOST_ROWS = 3;
    private static final int GAP = 2;
    /** Heights of a single row by how many tokens are in it: two, four, more. */
    private static final int[] SQUEEZED = {15, 12, 9};

    /** Widths in hundredths of the height, and what each further figure adds. */
    private static final int PILL = 176;

    private static final int FLAG = 190;
    private static final int FIGURE = 52;

    private final List<Token> tokens = new ArrayList<>();

    private record Token(Shape shape, int seat, int count) {
        int width(int height) {
            int figures = Integer.toString(count).length();
            return height * ((shape == Shape.ARMY ? FLAG : PILL) + FIGURE * (figures - 1)) / 100;
        }
    }

    Garrison(SortedMap<Owner, Units> posts) {
        posts.forEach((owner, units) -> {
            add(Shape.COLONISTS, owner, units.colonists());
            add(Shape.ARMY, owner, units.armies());
        });
    }

    private void add(Shape shape, Owner owner, int count) {
        if (count > 0) {
            tokens.add(new Token(shape, Berths.seat(owner), count));
        }
    }

    int rows() {
        return Math.min(MOST_ROWS, (tokens.size() + 1) / 2);
    }

    /** Below the signs of a hex. */
    void place(Point middle, List<Piece> pieces) {
        if (tokens.size() == 1) {
            Token only = tokens.get(0);
            int height = only.shape() == Shape.ARMY ? FLAG_ALONE : ALONE;
            row(tokens, middle.plus(0, FIRST_Y[1]), height, pieces);
            return;
        }
        int rows = rows();
        int columns = rows == 0 ? 0 : (tokens.size() + rows - 1) / rows;
        for (int i = 0; i < rows; i++) {
            List<Token> those = tokens.subList(i * columns, Math.min(tokens.size(), (i + 1) * columns));
            row(those, middle.plus(0, FIRST_Y[rows] + i * PITCH[rows]), HEIGHTS[rows], pieces);
        }
    }

    /** All in one small row. */
    void squeeze(Point middle, List<Piece> pieces) {
        row(tokens, middle, SQUEEZED[Math.clamp((tokens.size() - 1) / 2, 0, SQUEEZED.length - 1)], pieces);
    }

    private static void row(List<Token> row, Point middle, int height, List<Piece> pieces) {
        int width = row.stream().mapToInt(token -> token.width(height) + GAP).sum() - GAP;
        int left = -width / 2;
        for (Token token : row) {
            int own = token.width(height);
            pieces.add(new Piece(
                    token.shape(),
                    middle.plus(left + own / 2, 0),
                    height,
                    token.seat(),
                    Integer.toString(token.count())));
            left += own + GAP;
        }
    }
}
