package heraldo.bot.render;

import heraldo.rules.scene.Label;
import java.awt.Color;
import java.awt.Shape;
import java.util.List;

/** Writes the words on the board. */
final class LabelLayer {

    private final Canvas canvas;
    private final Frame frame;
    private final Wording wording;

    LabelLayer(Canvas canvas, Frame frame, Wording wording) {
        this.canvas = canvas;
        this.frame = frame;
        this.wording = wording;
    }

    void draw(List<Label> labels) {
        labels.forEach(this::draw);
    }

    private void draw(Label label) {
        String text = wording.say(label.text());
        Color colour = canvas.palette().colour(label.ink());
        double x = frame.x(label.at());
        double y = frame.y(label.at());
        double size = frame.length(label.size());
        Shape outline = label.around()
                .map(centre ->
                        new CurvedText(Typeface.BOLD, text, size).outline(frame.at(label.at()), frame.at(centre)))
                .orElseGet(
                        () -> Typeface.BOLD.outline(text, x - Typeface.BOLD.width(text, size) / 2, y + size / 2, size));
        if (label.halo()) {
            canvas.rim(outline, size, canvas.palette().paper());
        }
        canvas.fill(outline, colour);
    }
}
