package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/**
 * A whole drawing. It is drawn in this order: cells with the names on their ground, links, tokens, names above
 * them, labels, legend. Equal scenes give equal pictures.
 *
 * @param title printed on top: what is shown, and when
 * @param width of the board in scene units (a hex is about 100 wide)
 * @param height of the board in scene units
 * @param alt what somebody who cannot see it should read after the title
 * @param plate the same as a plate in landscape, which is shown instead, from those rulesets that have one
 */
public record Scene(
        Message title,
        int width,
        int height,
        List<Cell> cells,
        List<Link> links,
        List<Token> tokens,
        List<Label> labels,
        Legend legend,
        Message alt,
        Optional<Plate> plate) {
    public Scene {
        cells = List.copyOf(cells);
        links = List.copyOf(links);
        tokens = List.copyOf(tokens);
        labels = List.copyOf(labels);
    }

    /** A drawing without a plate. */
    public Scene(
            Message title,
            int width,
            int height,
            List<Cell> cells,
            List<Link> links,
            List<Token> tokens,
            List<Label> labels,
            Legend legend,
            Message alt) {
        this(title, width, height, cells, links, tokens, labels, legend, alt, Optional.empty());
    }

    /** The same drawing, to be shown as a plate. */
    public Scene on(Plate shown) {
        return new Scene(title, width, height, cells, links, tokens, labels, legend, alt, Optional.of(shown));
    }

    /** The same drawing under another title. */
    public Scene titled(Message other) {
        return new Scene(other, width, height, cells, links, tokens, labels, legend, alt, plate);
    }
}
