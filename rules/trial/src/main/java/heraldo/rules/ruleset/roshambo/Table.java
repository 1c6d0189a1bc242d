package heraldo.rules.ruleset.roshambo;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;

/** The picture: a place for each side, with its points. */
final class Table {

    private static final int WIDTH = 600;
    private static final int ROW = 100;

    private Table() {}

    static Scene of(Bout bout) {
        List<Token> tokens = new ArrayList<>();
        List<Label> labels = new ArrayList<>();
        List<Message> told = new ArrayList<>();
        int y = ROW / 2;
        for (Seat seat : bout.seats()) {
            int points = bout.points(seat);
            Message score = Message.of("alt-points", "seat", seat, "n", points);
            tokens.add(new Token(Token.Glyph.BADGE, new Point(ROW, y), ROW / 2, Ink.seat(seat.number()), "" + points));
            told.add(score);
            labels.add(new Label(score, new Point(WIDTH / 2, y), ROW / 4, Ink.seat(seat.number()), false));
            y += ROW;
        }
        Drawing drawing = new Drawing(WIDTH, ROW * bout.seats().size(), List.of(), List.of(), tokens, labels);
        return new Scene(
                Message.of("title", "n", bout.round()),
                drawing,
                new Legend(List.of()),
                Message.of("alt", "points", told));
    }
}
