package heraldo.rules.scene;

import java.util.List;

/**
 * A map as it is drawn, in this order: cells with the names on their ground, links, tokens, names above them, labels.
 *
 * @param width of the board in scene units (a hex is about 100 wide)
 * @param height of the board in scene units
 */
public record Drawing(
        int width, int height, List<Cell> cells, List<Link> links, List<Token> tokens, List<Label> labels) {
    public Drawing {
        cells = List.copyOf(cells);
        links = List.copyOf(links);
        tokens = List.copyOf(tokens);
        labels = List.copyOf(labels);
    }
}
