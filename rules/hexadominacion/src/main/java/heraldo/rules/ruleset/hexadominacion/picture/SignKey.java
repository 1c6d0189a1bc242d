package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.SignTable;

/** The key to the signs of the plate. */
public final class SignKey {

    public static final SignTable TABLE = SignTable.EMPTY
            .owned("capital", Shape.CAPITAL, "")
            .owned("soldiers", Shape.SOLDIERS, "7")
            .nobodys("neutral", Shape.SOLDIERS, "4")
            .nobodys("level", Shape.ROW, "3")
            .nobodys("wheat", Shape.ICON, Slots.icon(Industry.WHEAT))
            .nobodys("wood", Shape.ICON, Slots.icon(Industry.WOOD))
            .nobodys("metal", Shape.ICON, Slots.icon(Industry.METAL))
            .nobodys("stone", Shape.ICON, Slots.icon(Industry.STONE))
            .nobodys("city", Shape.ICON, Slots.icon(Industry.CITY))
            .land("land", "wheat", false)
            .land("changed", "wheat", true)
            .march("won", false)
            .march("failed", true);

    private SignKey() {}
}
