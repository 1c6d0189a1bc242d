package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Mark;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Legend of a plate: the first six of the signs on it, those that tell most first. */
final class PlateKeys {

    private static final int MOST = 6;

    private final List<Piece> pieces;
    private final List<Arrow> arrows;
    private final List<Plate.Key> keys = new ArrayList<>();

    PlateKeys(List<Piece> pieces, List<Arrow> arrows) {
        this.pieces = pieces;
        this.arrows = arrows;
    }

    List<Plate.Key> keys() {
        piece("colonists", piece -> piece.shape() == Shape.COLONISTS && piece.seat() != Plate.NOBODY);
        piece("armies", piece -> piece.shape() == Shape.ARMY && piece.seat() != Plate.NOBODY);
        icon("clash", Icons.CLASH);
        icon("revolt", Icons.REVOLT);
        icon("closed", Icons.CLOSED);
        icon("storm", Icons.STORM);
        add("failed", arrows.stream().filter(Arrow::failed).findFirst());
        icon("kaixiflan", Icons.MAGE);
        icon("village", Icons.of(TownKind.VILLAGE));
        icon("fort", Icons.of(TownKind.FORT));
        icon("city", Icons.of(TownKind.CITY));
        piece("independents", piece -> piece.shape() == Shape.ARMY && piece.seat() == Plate.NOBODY);
        return keys.subList(0, Math.min(keys.size(), MOST));
    }

    private void icon(String key, String icon) {
        piece(key, piece -> piece.text().equals(icon));
    }

    private void piece(String key, Predicate<Piece> meant) {
        add(key, pieces.stream().filter(meant).findFirst());
    }

    private void add(String key, Optional<? extends Mark> sample) {
        sample.ifPresent(mark -> keys.add(new Plate.Key(mark, Message.of("scene.plate." + key))));
    }
}
