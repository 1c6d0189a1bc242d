package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.scene.Token.Glyph;

/** A board on which orders are drawn that have not been carried out yet. */
public interface Sketch {

    /**
     * A sign on a corner.
     *
     * @param key its meaning in the legend
     */
    void sign(int corner, Glyph glyph, String key);

    /** A road on an edge. */
    void road(int edge);
}
