package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.HexName;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Scene;
import java.util.ArrayList;
import java.util.List;

/** The whole picture of a position. Only stores that are not public depend on who looks. */
public final class RealmScene {

    private static final int LETTER = 24;
    private static final int NAME = 13;
    private static final int NAME_Y = 43;

    private final Law law;
    private final Realm realm;
    private final Board board;

    public RealmScene(Law law) {
        this.law = law;
        this.realm = law.realm();
        this.board = new Board(realm.atlas());
    }

    /**
     * The map as a plate.
     *
     * @param standings the standings of the provinces
     */
    public Scene plate(Viewer viewer, Standings standings) {
        return plate(law, List.of(), viewer, standings);
    }

    /**
     * The map as a plate with what a turn has changed.
     *
     * @param before the position when it began
     * @param results the known results of its orders
     * @param standings the standings of the provinces now
     */
    public Scene plate(Law before, List<LineResult> results, Viewer viewer, Standings standings) {
        Moves moves = new Moves(before.realm(), results);
        return scene(viewer).on(new RealmPlate(before, law, board, standings, moves).plate());
    }

    public Scene scene(Viewer viewer) {
        Drawing drawing = new Drawing(
                board.width(),
                board.height(),
                new Ground(law, board).cells(),
                List.of(),
                new Pieces(law, board).tokens(),
                labels());
        return new Scene(title("scene.title"), drawing, new Key(law, viewer).legend(), new AltText(law).text());
    }

    /** The map as a seat may see it, with the orders of its sheet drawn on it. */
    public Scene preview(Seat seat, OrderSheet sheet, Standings standings) {
        Scene scene = scene(Viewer.of(seat));
        Plans plans = Plans.of(board, realm.court().kaixiflan(), seat, sheet);
        Plate plate = new RealmPlate(law, law, board, standings, new Moves(realm, List.of())).plate();
        return plans.overlay()
                .over(
                        scene,
                        title("scene.preview"),
                        Message.of("scene.legend.plans"),
                        Message.of("scene.alt.preview", "count", sheet.size(), "map", scene.alt()))
                .on(plans.plate().over(plate, Message.of("scene.plate.plans")));
    }

    private Message title(String key) {
        return Message.of(key, "season", Say.season(realm.season()), "year", realm.year(), "turn", realm.turn());
    }

    private List<Label> labels() {
        List<Label> labels = new ArrayList<>();
        for (int column = 0; column < board.columns(); column++) {
            Message letter = Message.of("scene.letter", "letter", HexName.letter(column));
            labels.add(new Label(letter, board.letter(column), LETTER, Ink.TEXT, false));
        }
        realm.names()
                .forEach((hex, name) -> labels.add(new Label(
                        Message.of("scene.letter", "letter", new PlayerText(name.name())),
                        board.centre(hex).plus(0, NAME_Y),
                        NAME,
                        Ink.TEXT,
                        true)));
        return labels;
    }
}
