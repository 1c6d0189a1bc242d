package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.law.Peace;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Cell.Border;
import heraldo.rules.scene.Cell.Name;
import heraldo.rules.scene.Cell.Print;
import heraldo.rules.scene.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The hexes: what they hold by their fill, whose they are and where there is peace by their borders. */
final class Ground {

    private static final int NAME = -30;
    private static final int PROTECTED = 5;
    private static final int CONTROLLED = 4;
    private static final int CALM = 8;
    private static final List<Integer> ALL_SIDES = IntStream.range(0, 6).boxed().toList();

    private final Law law;
    private final Realm realm;
    private final Board board;

    Ground(Law law, Board board) {
        this.law = law;
        this.realm = law.realm();
        this.board = board;
    }

    List<Cell> cells() {
        return realm.atlas().lands().keySet().stream().map(this::cell).toList();
    }

    private Cell cell(Hex hex) {
        Name name = new Name(Say.hex(hex), board.centre(hex).plus(0, NAME), Print.GROUND);
        return new Cell(Optional.of(name), board.corners(hex), fill(hex), borders(hex));
    }

    /** Returns whether the picture shows a hex: an unexplored one stays dark until the game is over (R96). */
    static boolean shown(Realm realm, Hex hex) {
        return realm.over() || realm.atlas().explored(hex);
    }

    private Ink fill(Hex hex) {
        if (!shown(realm, hex)) {
            return Ink.FOG;
        }
        return realm.atlas()
                .at(hex)
                .source()
                .map(source -> Ink.resource(source.good().id()))
                .orElse(Ink.PAPER);
    }

    private List<Border> borders(Hex hex) {
        List<Border> borders = new ArrayList<>();
        Peace peace = law.peace();
        if (peace.besideKaixiflan(hex)) {
            borders.add(new Border(Ink.CALM, CALM, false, Board.rim(hex, peace::besideKaixiflan)));
        }
        peace.zone(hex).ifPresent(owner -> borders.add(zone(hex, owner)));
        law.control()
                .of(hex)
                .filter(owner -> peace.zone(hex).isEmpty())
                .ifPresent(owner -> borders.add(new Border(Inks.of(owner), CONTROLLED, false, ALL_SIDES)));
        return borders;
    }

    private Border zone(Hex hex, Owner owner) {
        List<Integer> rim = Board.rim(
                hex, other -> law.peace().zone(other).filter(owner::equals).isPresent());
        return new Border(Inks.of(owner), PROTECTED, true, rim);
    }
}
