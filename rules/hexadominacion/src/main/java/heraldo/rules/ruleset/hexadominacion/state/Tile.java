package heraldo.rules.ruleset.hexadominacion.state;

import java.util.Optional;

/**
 * The contents of a hex (H3).
 *
 * @param level 1 to 5
 * @param owner the number of the seat it belongs to; 0 for nobody
 * @param soldiers the garrison
 * @param choice the resource that a city last yielded by its owner's word (R38); secret
 */
public record Tile(int level, Industry industry, int owner, int soldiers, Optional<Resource> choice) {

    /** The highest level. */
    public static final int TOP = 5;

    /** The owner of a neutral hex. */
    public static final int NOBODY = 0;

    public Tile(int level, Industry industry, int owner, int soldiers) {
        this(level, industry, owner, soldiers, Optional.empty());
    }

    public boolean city() {
        return industry == Industry.CITY;
    }

    public boolean neutral() {
        return owner == NOBODY;
    }

    public Tile withLevel(int level) {
        return new Tile(level, industry, owner, soldiers, choice);
    }

    public Tile withIndustry(Industry industry) {
        return new Tile(level, industry, owner, soldiers, choice);
    }

    /** This hex in other hands: what its city yielded is forgotten (R39). */
    public Tile withOwner(int owner) {
        return owner == this.owner ? this : new Tile(level, industry, owner, soldiers);
    }

    public Tile withSoldiers(int soldiers) {
        return new Tile(level, industry, owner, soldiers, choice);
    }

    public Tile withChoice(Optional<Resource> choice) {
        return new Tile(level, industry, owner, soldiers, choice);
    }
}
