package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * Pieces in the hexes: cubes for the richness of a source, settlements, units of each owner on a plate of their own,
 * Kaixiflán, and the signs of trouble. Each has its place in the hex, so that nothing covers anything.
 */
final class Pieces {

    private static final int CUBE = 19;
    private static final int CUBES_Y = 29;
    private static final int TOWN = 32;
    private static final int PLATE_BELOW_Y = 27;
    private static final int WIZARD = 38;
    private static final int TROUBLE = 22;

    private final Law law;
    private final Realm realm;
    private final Board board;

    Pieces(Law law, Board board) {
        this.law = law;
        this.realm = law.realm();
        this.board = board;
    }

    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        realm.atlas().lands().forEach((hex, land) -> {
            if (Ground.shown(realm, hex)) {
                add(hex, land, tokens);
            }
        });
        return tokens;
    }

    private void add(Hex hex, Land land, List<Token> tokens) {
        Point centre = board.centre(hex);
        land.source().ifPresent(source -> cubes(centre, source, tokens));
        realm.town(hex).ifPresent(town -> tokens.add(town(hex, town, centre)));
        if (realm.court().kaixiflan().equals(hex)) {
            tokens.add(new Token(Glyph.WIZARD, centre.plus(27, -17), WIZARD, Ink.CALM, ""));
        }
        trouble(hex, centre, tokens);
        plates(hex, centre, tokens);
    }

    private static void cubes(Point centre, Land.Source source, List<Token> tokens) {
        int left = -(source.richness() - 1) * (CUBE + 2) / 2;
        for (int i = 0; i < source.richness(); i++) {
            tokens.add(new Token(
                    Glyph.CUBE,
                    centre.plus(left + i * (CUBE + 2), CUBES_Y),
                    CUBE,
                    Ink.resource(source.good().id()),
                    String.valueOf(source.good().code())));
        }
    }

    private Token town(Hex hex, Town town, Point centre) {
        return new Token(glyph(town.kind()), centre.plus(beside(hex) ? -28 : 0, -3), TOWN, Inks.of(town.owner()), "");
    }

    /** Returns whether a settlement shares its row with plates, as there is no room for them below it. */
    private boolean beside(Hex hex) {
        int posts = realm.muster().at(hex).size();
        boolean crowded = posts > 1 || realm.atlas().at(hex).source().isPresent();
        return realm.town(hex).isPresent() && posts > 0 && crowded;
    }

    static Glyph glyph(TownKind kind) {
        return switch (kind) {
            case CAPITAL -> Glyph.STAR;
            case VILLAGE -> Glyph.HOUSE;
            case FORT -> Glyph.TOWER;
            case CITY -> Glyph.WALLS;
        };
    }

    /** Swords where a hex is closed to somebody, a flame on a revolt, a storm. */
    private void trouble(Hex hex, Point centre, List<Token> tokens) {
        if (law.peace().inRevolt(hex)) {
            tokens.add(new Token(Glyph.FLAME, centre.plus(24, -26), TROUBLE, Ink.ALERT, ""));
        }
        if (!ConflictMarks.closedTo(law, hex).isEmpty()) {
            tokens.add(new Token(Glyph.SWORDS, centre.plus(-24, -27), TROUBLE, Ink.ALERT, ""));
        }
        if (realm.omens().storms().contains(hex)) {
            tokens.add(new Token(Glyph.STORM, centre.plus(33, 16), TROUBLE, Ink.TEXT, ""));
        }
    }

    /** One plate for each owner, one below the other; from four owners on in two columns. */
    private void plates(Hex hex, Point centre, List<Token> tokens) {
        SortedMap<Owner, Units> posts = realm.muster().at(hex);
        int columns = posts.size() > 3 ? 2 : 1;
        int rows = (posts.size() + columns - 1) / columns;
        int size = rows > 2 ? 16 : rows == 2 || beside(hex) ? 20 : 25;
        boolean below = realm.town(hex).isPresent() && !beside(hex);
        Point middle = centre.plus(beside(hex) ? 17 : 0, below ? PLATE_BELOW_Y : -2);
        int index = 0;
        for (var post : posts.entrySet()) {
            int x = columns == 1 ? 0 : index % 2 * 46 - 23;
            int y = (2 * (index / columns) - rows + 1) * (size + 1) / 2;
            tokens.add(new Token(
                    Glyph.BADGE, middle.plus(x, y), size, Inks.of(post.getKey()), Say.letters(post.getValue())));
            index++;
        }
    }
}
