package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import java.util.Optional;

/**
 * A picture of the board: a map with its legend below it. Equal scenes give equal pictures.
 *
 * @param title printed on top: what is shown, and when
 * @param alt what somebody who cannot see it should read after the title
 * @param plate the same as a plate in landscape, which is shown instead, from those rulesets that have one
 */
public record Scene(Message title, Drawing drawing, Legend legend, Message alt, Optional<Plate> plate) {

    /** A picture without a plate. */
    public Scene(Message title, Drawing drawing, Legend legend, Message alt) {
        this(title, drawing, legend, alt, Optional.empty());
    }

    /** The same picture, to be shown as a plate. */
    public Scene on(Plate shown) {
        return new Scene(title, drawing, legend, alt, Optional.of(shown));
    }

    /** The same picture under another title. */
    public Scene titled(Message other) {
        return new Scene(other, drawing, legend, alt, plate);
    }
}
