package heraldo.rules.scene;

/**
 * A sign on the board.
 *
 * @param glyph its shape
 * @param at its centre
 * @param size its height, in scene units
 * @param ink its colour
 * @param text a short text inside or beside it ({@code 2C 1E}), may be empty
 */
public record Token(Glyph glyph, Point at, int size, Ink ink, String text) {

    /**
     * The shapes a renderer knows. {@code BADGE} is a rounded plate around its text, with the mark of its ink; {@code ORB} a
     * disc with that mark; {@code HULK} a ship with nobody aboard; {@code HALO} a thin ring around something else,
     * {@code OUTLINE} one
     * around a hex, {@code BROKEN_OUTLINE} a dashed one.
     */
    public enum Glyph {
        STAR,
        HOUSE,
        TOWER,
        WALLS,
        SWORDS,
        FLAME,
        WIZARD,
        CUBE,
        DISC,
        DIAMOND,
        TRIANGLE,
        SQUARE,
        SHIP,
        HULK,
        ANCHOR,
        SHIELD,
        SKULL,
        EYE,
        HEART,
        FLAG,
        GEAR,
        BOW,
        BADGE,
        STORM,
        CHIP,
        ORB,
        HALO,
        PERSON,
        MARINE,
        FIEND,
        ARROW,
        BROKEN_ARROW,
        BAR,
        BROKEN_BAR,
        OUTLINE,
        BROKEN_OUTLINE,
        GRAIN,
        TREE,
        ANVIL,
        ROCK,
        SHEEP,
        BRICKS,
        ROBBER,
        COTTAGE,
        KEEP,
        RUIN
    }
}
