package heraldo.rules.ruleset.tribus.state;

/**
 * A tile of land or a city. Soldiers always belong to the owner of their tile.
 *
 * @param owner the tribe, or {@link Tribe#NOBODY}
 * @param besieged whether the city carries the mark <i>asediada</i> (Q36)
 */
public record Tile(int owner, int soldiers, boolean besieged) {

    /** Nobody's land, empty. */
    public static final Tile FREE = new Tile(Tribe.NOBODY, 0, false);

    public Tile {
        if (soldiers < 0) {
            throw new IllegalArgumentException("fewer than no soldiers: " + soldiers);
        }
    }

    public static Tile of(int owner, int soldiers) {
        return new Tile(owner, soldiers, false);
    }

    public boolean isFree() {
        return equals(FREE);
    }

    public boolean manned() {
        return soldiers > 0;
    }

    /** Returns whether soldiers of a tribe stand here. */
    public boolean mannedBy(int tribe) {
        return owner == tribe && manned();
    }

    public Tile withSoldiers(int number) {
        return new Tile(owner, number, besieged);
    }

    public Tile withBesieged(boolean mark) {
        return new Tile(owner, soldiers, mark);
    }

    /** This tile with its soldiers in other hands; a change of owner takes the mark away (Q37). */
    public Tile passedTo(int tribe) {
        return tribe == owner ? this : new Tile(tribe, soldiers, false);
    }
}
